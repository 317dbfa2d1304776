import { z } from 'zod'
import { type KindName, kindNames } from '../kinds.ts'
import { maxPage } from '../limits.ts'
import { whole } from '../number.ts'

/** The states of an import, in this order; 'failed' when the file could not be read. */
export const importStates = [
  'checking',
  'failed',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** What applying a row would do, or why it does nothing. */
export const importOutcomes = ['refused', 'changed', 'new', 'same'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** 'kept': changed after the import, so an undo leaves it unchanged. */
export const importRowStates = ['planned', 'applied', 'undoing', 'undone', 'kept'] as const
export type ImportRowState = (typeof importRowStates)[number]

/** The row's record; '' for a message about a whole sheet. */
export type ImportedKind = KindName | 'Enquiry' | ''

/** How long an import can be undone. */
export const undoDays = 30

export const importLimits = {
  files: 20,
  /** Of one sheet. */
  sheetBytes: 20 * 1024 * 1024,
  /** Of a zip of pictures. */
  zipBytes: 1024 * 1024 * 1024,
  /** Of all pending imports together. */
  waitingBytes: 4 * 1024 * 1024 * 1024,
  /** Number of pending imports. */
  waiting: 50,
  /** Number of files in a zip. */
  pictures: 5000,
}

export const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** The message for a file above a limit. */
export const largerThan = (name: string, bytes: number) =>
  `“${name}” is larger than ${megabytes(bytes)} MB.`

export const importPageSize = 20
export const importRowsPageSize = 100

export const importQuery = z.object({ page: whole('page', maxPage).default(1) })

export const importRowQuery = importQuery.extend({
  outcome: z
    .enum(importOutcomes, `outcome must be one of ${importOutcomes.join(', ')}.`)
    .optional(),
})

export const importKind = z.enum(kindNames, `kind must be one of ${kindNames.join(', ')}.`)

/** The change of one field of a listing. */
export interface FieldDifference {
  /** The field's label in forms. */
  field: string
  before: string
  after: string
}
