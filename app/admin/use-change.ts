import { call, type Method } from './api/call.ts'
import { keepFocus } from './ui/keep-focus.ts'
import { useAction } from './use-action.ts'

/**
 * Makes a change on the server after those that were asked for before, reports the result, and
 * reloads the screen. `change` resolves to whether it was made.
 */
export function useChange() {
  const action = useAction()
  function change(method: Method, path: string, said: string, body?: object) {
    action.dismiss()
    return action.inTurn(`${method} ${path} ${JSON.stringify(body)}`, async () => {
      const { problem } = await action.send(() => call(method, path, body))
      if (problem) action.fail(problem)
      const focus = keepFocus()
      await action.reload()
      focus.restore()
      // Once it is said, the screen is as it will stay and the next change is not ignored.
      if (!problem) action.succeed(said)
      return !problem
    })
  }
  return { ...action, change }
}
