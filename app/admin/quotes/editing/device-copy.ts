import { draftVersion, type Version } from '#catalogue/quotes/version.ts'
import { deleteDraft, readDraft, saveDraftJson } from '../../record-form/drafts/draft.ts'
import type { Newest } from './autosave.ts'
import { isSameDraft } from './differences.ts'

const keyOf = (quoteId: number) => `Quote:${quoteId}`

/** Input of a quote that has not reached the server. */
interface DeviceCopy {
  document: Version
  /** The revision it is based on. */
  revision: number
}

/** The copy on this device. It is deleted if the server has the same, as after a lost answer. */
export function readCopy(quoteId: number, newest: Newest): DeviceCopy | undefined {
  const draft = readDraft<unknown>(keyOf(quoteId))
  if (!draft) return undefined
  if (isSameDraft(draft.typed, newest.document)) {
    deleteDraft(keyOf(quoteId))
    return undefined
  }
  const { data } = draftVersion.safeParse(draft.typed)
  return data && { document: data, revision: draft.version ?? 0 }
}

/** Undefined deletes the copy. */
export function saveCopy(quoteId: number, json: string | undefined, revision: number) {
  if (json) saveDraftJson(keyOf(quoteId), json, revision)
  else deleteDraft(keyOf(quoteId))
}
