import type { Typed } from './typed.ts'

/** What was typed and not saved, kept on this device. */
export interface Draft {
  typed: Typed
  /** The version of the record it was typed over. */
  version?: number
  /** ISO 8601. */
  at: string
}

const place = (key: string) => `draft:${key}`

export function readDraft(key: string): Draft | undefined {
  const text = localStorage.getItem(place(key))
  return text ? JSON.parse(text) : undefined
}

export function keepDraft(key: string, draft: Draft) {
  localStorage.setItem(place(key), JSON.stringify(draft))
}

export const dropDraft = (key: string) => localStorage.removeItem(place(key))
