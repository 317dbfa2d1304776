import { z } from 'zod'
import type { ImportOutcome } from '#catalogue/imports/import.ts'

const outcomes = ['new', 'changed', 'same', 'refused'] as const satisfies ImportOutcome[]

/** What every import of a table is sent; `columns` says how its text begins. */
export const sentTable = (columns: string) =>
  z.object({
    text: z.string('text must be text.').describe(columns),
    preview: z.boolean('preview must be true or false.').default(false).describe('Stores nothing'),
  })

/** What it answers: how many rows come to what, and each row by what names it. */
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

/** Rows named in an answer: the refused ones first. */
const shownRows = 500

/** What names it stands beside. */
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

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The rows of a text, or in a sentence why there are none. */
export function rowsOf<T>(read: () => T[]): T[] | { problem: string } {
  try {
    return read()
  } catch (error) {
    return { problem: upperFirst((error as Error).message) }
  }
}
