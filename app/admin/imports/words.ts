import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { counted } from '#catalogue/noun.ts'
import type { WireImport, WireImportRow } from '#server/api/imports/import-answer.ts'

const grouped = new Intl.NumberFormat('en-IN')

export const rowsText = (count: number) =>
  `${grouped.format(count)} ${count === 1 ? 'row' : 'rows'}`

const stateTexts: Record<WireImport['state'], string> = {
  checking: 'Being checked',
  failed: 'Not readable',
  checked: 'Checked, not imported yet',
  applying: 'Being imported',
  applied: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
}

export const stateText = ({ state }: Pick<WireImport, 'state'>) => stateTexts[state]

/** Whether something goes on by itself. */
export const isWorking = ({ state }: Pick<WireImport, 'state'>) =>
  state === 'checking' || state === 'applying' || state === 'undoing'

export const fileNames = ({ files }: Pick<WireImport, 'files'>) =>
  files.map(({ name }) => name).join(', ')

export const outcomeTexts: Record<WireImportRow['outcome'], string> = {
  refused: 'To mend',
  changed: 'Changes',
  new: 'New',
  same: 'Already so',
}

const stepTexts = { checking: 'Checked', applying: 'Imported', undoing: 'Undone' }

/** How far it is: 'Imported 12 of 40 rows.' */
export function progressText({ state, done, total }: WireImport): string {
  if (state !== 'checking' && state !== 'applying' && state !== 'undoing') return ''
  if (total === 0) return 'Reading the files…'
  return `${stepTexts[state]} ${grouped.format(done)} of ${rowsText(total)}.`
}

/** What came of it, in a sentence. */
export function resultText({ state, counts }: WireImport): string {
  const { refused, changed, same, undone, kept } = counts
  if (state === 'undone') {
    const left = kept > 0 ? ` ${rowsText(kept)} stayed: changed here since.` : ''
    return `${rowsText(undone)} undone.${left}`
  }
  const all = [
    `${grouped.format(counts.new)} new`,
    `${grouped.format(changed)} changed`,
    ...(same > 0 ? [`${grouped.format(same)} already so`] : []),
    ...(refused > 0 ? [`${grouped.format(refused)} to mend`] : []),
  ]
  return `${all.join(', ')}.`
}

export const sizeText = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`

/** 'Row 12 of Hotels'. */
export function placeText({ sheet, place }: Pick<WireImportRow, 'sheet' | 'place'>): string {
  const at = place.charAt(0).toUpperCase() + place.slice(1)
  return sheet === '' || place.includes(sheet) ? at : `${at} of ${sheet}`
}

export const nounOf = (kind: string) => {
  const name = kindNames.find((each) => each === kind)
  return name ? kindOf(name).noun : ''
}

export const filesText = (count: number) => counted(count, 'file')
