import { draftVersion, type Version } from '#catalogue/quotes/version.ts'
import { deleteDraft, readDraft, saveDraftJson } from '../../record-form/draft.ts'

const keyOf = (quoteId: number) => `Quote:${quoteId}`

/** Input of a quote that has not reached the server. */
interface DeviceCopy {
  document: Version
  /** The revision it is based on. */
  revision: number
}

export function readCopy(quoteId: number): DeviceCopy | undefined {
  const draft = readDraft<unknown>(keyOf(quoteId))
  if (!draft) return undefined
  const { data } = draftVersion.safeParse(draft.typed)
  return data && { document: data, revision: draft.version ?? 0 }
}

/** Undefined deletes the copy. */
export function saveCopy(quoteId: number, json: string | undefined, revision: number) {
  if (json) saveDraftJson(keyOf(quoteId), json, revision)
  else deleteDraft(keyOf(quoteId))
}
