import { z } from 'zod'
import type { ImportOutcome } from '#catalogue/imports/import.ts'
import { upperFirst } from '#catalogue/noun.ts'

const outcomes = ['new', 'changed', 'same', 'refused'] as const satisfies ImportOutcome[]

/** The body of every table import; `columns` describes the heading. */
export const sentTable = (columns: string) =>
  z.object({
    text: z.string('text must be text.').describe(columns),
    preview: z.boolean('preview must be true or false.').default(false).describe('Stores nothing'),
  })

/** The answer: the number of rows per outcome, and each row by name. */
export const importedTable = <S extends z.ZodRawShape>(naming: S) =>
  z.object({
    new: z.number(),
    changed: z.number(),
    same: z.number(),
    refused: z.number(),
    $values: z.array(
      z.object({
        row: z.number().describe('As a spreadsheet counts'),
        ...naming,
        outcome: z.enum(outcomes),
        problem: z.string().optional(),
      }),
    ),
  })

/** Maximum rows in an answer, refused ones first. */
export const shownRows = 500

/** Identifies the row. */
export interface ImportedRow {
  row: number
  outcome: ImportOutcome
  problem?: string
}

export function toImported<R extends ImportedRow>(rows: R[]) {
  const of = (outcome: ImportOutcome) => rows.filter((row) => row.outcome === outcome)
  return {
    new: of('new').length,
    changed: of('changed').length,
    same: of('same').length,
    refused: of('refused').length,
    $values: [...of('refused'), ...of('changed'), ...of('new'), ...of('same')].slice(0, shownRows),
  }
}

/** The rows of a text, or an error message. */
export function rowsOf<T>(read: () => T[]): T[] | { problem: string } {
  try {
    return read()
  } catch (error) {
    return { problem: upperFirst((error as Error).message) }
  }
}
