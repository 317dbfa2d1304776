import { store } from '../../../site/stored-text.ts'
import { account } from '../../api/token.ts'

/** Unsaved input, stored on this device. */
export interface Draft<T> {
  typed: T
  /** The version of the record it was typed over. */
  version?: number
  /** ISO 8601. */
  at: string
}

/** Drafts belong to an account, since colleagues may share this device. */
export const keyOfAccount = (key: string) => `${account.id}:${key}`

const place = (key: string) => `draft:${keyOfAccount(key)}`

export function readDraft<T>(key: string): Draft<T> | undefined {
  const text = localStorage.getItem(place(key))
  return text ? JSON.parse(text) : undefined
}

/** Not if storage is full: the form can still be saved. */
export function saveDraft<T>(key: string, typed: T, version?: number) {
  saveDraftJson(key, JSON.stringify(typed), version)
}

/** The same for a value that is already JSON. */
export function saveDraftJson(key: string, typed: string, version?: number) {
  const others: Omit<Draft<unknown>, 'typed'> = { version, at: new Date().toISOString() }
  store(place(key), `{"typed":${typed},${JSON.stringify(others).slice(1)}`)
}

export const deleteDraft = (key: string) => localStorage.removeItem(place(key))
