import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { counted } from '#catalogue/noun.ts'
import type { WireImport, WireImportRow } from '#server/api/imports/import-answer.ts'
import { editPath, enquiryPath } from '../links/paths.ts'

const grouped = new Intl.NumberFormat('en-IN')

export const rowsText = (count: number) =>
  `${grouped.format(count)} ${count === 1 ? 'row' : 'rows'}`

const stateTexts: Record<WireImport['state'], string> = {
  checking: 'Being checked',
  failed: 'Unreadable',
  checked: 'Checked, not imported yet',
  applying: 'Being imported',
  applied: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
}

export const stateText = ({ state }: Pick<WireImport, 'state'>) => stateTexts[state]

/** Whether it is in progress. */
export const isWorking = ({ state }: Pick<WireImport, 'state'>) =>
  state === 'checking' || state === 'applying' || state === 'undoing'

export const fileNames = ({ files }: Pick<WireImport, 'files'>) =>
  files.map(({ name }) => name).join(', ')

const stepTexts = { checking: 'Checked', applying: 'Imported', undoing: 'Undone' }

/** The progress: 'Imported 12 of 40 rows.' */
export function progressText({ state, done, total }: WireImport): string {
  if (state !== 'checking' && state !== 'applying' && state !== 'undoing') return ''
  if (total === 0) return 'Reading the files…'
  return `${stepTexts[state]} ${grouped.format(done)} of ${rowsText(total)}.`
}

/** The result, in a sentence. */
export function resultText({ state, counts }: WireImport): string {
  const { refused, changed, same, undone, kept } = counts
  if (state === 'undone') {
    const left = kept > 0 ? ` ${rowsText(kept)} stayed: changed here since.` : ''
    return `${rowsText(undone)} undone.${left}`
  }
  const all = [
    { count: counts.new, text: 'new' },
    { count: changed, text: 'changed' },
    { count: same, text: 'unchanged' },
    { count: refused, text: 'to correct' },
  ]
  const some = all.filter(({ count }) => count > 0)
  return `${some.map(({ count, text }) => `${grouped.format(count)} ${text}`).join(', ')}.`
}

export const sizeText = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`

/** 'row 12 of Hotels'. */
export const placeText = ({ sheet, place }: Pick<WireImportRow, 'sheet' | 'place'>) =>
  sheet === '' || place.includes(sheet) ? place : `${place} of ${sheet}`

export const nounOf = (kind: string) => {
  if (kind === 'Enquiry') return 'enquiry'
  const name = kindNames.find((each) => each === kind)
  return name ? kindOf(name).noun : ''
}

/** The editing screen of a row's record; undefined if there is none. */
export function editedAt({ kind, listingId, outcome, state }: WireImportRow): string | undefined {
  const isGone = outcome === 'new' && (state === 'planned' || state === 'undone')
  if (!listingId || isGone) return undefined
  if (kind === 'Enquiry') return enquiryPath(listingId)
  const name = kindNames.find((each) => each === kind)
  return name && editPath(name, listingId)
}

export const filesText = (count: number) => counted(count, 'file')
