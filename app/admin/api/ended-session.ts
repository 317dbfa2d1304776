import { hasUnsavedForms } from '../record-form/leaving/unsaved-forms.ts'

type LogIn = () => Promise<boolean>

let logIn: LogIn | undefined
let asking: Promise<boolean> | undefined

/** Sets how the screen asks to log in again. Returns a function that takes it back. */
export function askWith(logInAgain: LogIn) {
  logIn = logInAgain
  return () => {
    if (logIn === logInAgain) logIn = undefined
  }
}

/**
 * The session has ended: if leaving the screen would lose input, asks to log in there, once for all
 * loaders. Resolves to whether that happened.
 */
export async function logInToKeepInput(): Promise<boolean> {
  if (!asking && (!logIn || !hasUnsavedForms())) return false
  asking ??= logIn?.().finally(() => {
    asking = undefined
  })
  return (await asking) ?? false
}
