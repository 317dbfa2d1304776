import { z } from 'zod'
import { type KindName, kindNames } from '../kinds.ts'
import { maxPage } from '../limits.ts'
import { whole } from '../number.ts'

/** What becomes of an import, in this order; 'failed' where it could not be read. */
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

/** What a row would do, or why it would do nothing. */
export const importOutcomes = ['refused', 'changed', 'new', 'same'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** 'kept': it was changed since, so an undo left it as it is. */
export const importRowStates = ['planned', 'applied', 'undoing', 'undone', 'kept'] as const
export type ImportRowState = (typeof importRowStates)[number]

/** Whose row it is; '' for what is said of a whole sheet. */
export type ImportedKind = KindName | 'Enquiry' | ''

/** An import can be undone for so long. */
export const undoDays = 30

export const importLimits = {
  files: 20,
  /** Of one sheet. */
  sheetBytes: 20 * 1024 * 1024,
  /** Of a zip of pictures. */
  zipBytes: 1024 * 1024 * 1024,
  /** Of all imports that wait to be applied. */
  waitingBytes: 4 * 1024 * 1024 * 1024,
  /** Imports that wait to be applied. */
  waiting: 50,
  /** In a zip. */
  pictures: 5000,
}

export const importPageSize = 20
export const importRowsPageSize = 100

export const importQuery = z.object({ page: whole('page', maxPage).default(1) })

export const importRowQuery = importQuery.extend({
  outcome: z
    .enum(importOutcomes, `outcome must be one of ${importOutcomes.join(', ')}.`)
    .optional(),
})

export const importKind = z.enum(kindNames, `kind must be one of ${kindNames.join(', ')}.`)

/** How a field of a listing would change. */
export interface FieldDifference {
  /** As forms call it. */
  field: string
  before: string
  after: string
}
