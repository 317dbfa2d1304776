import { z } from 'zod'
import { importOutcomes, importRowStates, importStates } from '#catalogue/imports/import.ts'
import { canUndo, type Imports } from '../../import/runs/imports.ts'
import type { Counts, ImportRow, StoredImport } from '../../import/runs/stored-imports.ts'

const counts = z.object({
  ...{ refused: z.number(), changed: z.number(), new: z.number(), same: z.number() },
  undone: z.number(),
  kept: z.number().describe('Changed since, so that the undo left them'),
})

export const importAnswer = z.object({
  id: z.number(),
  state: z.enum(importStates),
  author: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number() })),
  kind: z.string().nullable().describe('Of sheets whose names do not say it'),
  notes: z.array(z.string()).describe('No mistakes, but worth a look'),
  problem: z.string().describe('Why it could not be read, or goes on later'),
  total: z.number().describe('Rows of the step that runs'),
  done: z.number(),
  counts,
  canUndo: z.boolean(),
  createdAt: z.string(),
  appliedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
})

export type WireImport = z.output<typeof importAnswer>

export const importRowAnswer = z.object({
  position: z.number(),
  sheet: z.string(),
  place: z.string().describe('row 12'),
  kind: z.string(),
  title: z.string(),
  externalId: z.string(),
  outcome: z.enum(importOutcomes),
  state: z.enum(importRowStates),
  listingId: z.number().nullable(),
  differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  refusals: z.array(
    z.object({
      ...{ sheet: z.string(), at: z.string(), row: z.number().nullable() },
      column: z.string().describe('As it is written'),
      cell: z.string(),
      message: z.string().describe('What is wrong, and what is allowed by name'),
    }),
  ),
})

export type WireImportRow = z.output<typeof importRowAnswer>

export async function toImport(imports: Imports, stored: StoredImport): Promise<WireImport> {
  return importFrom(stored, await imports.counts(stored.id))
}

function importFrom(stored: StoredImport, counts: Counts): WireImport {
  const { id, state, author, kind, notes, problem, total, done } = stored
  const { createdAt, appliedAt, undoneAt } = stored
  return {
    ...{ id, state, author, kind, notes, problem, total, done, counts },
    ...{ createdAt, appliedAt, undoneAt, canUndo: canUndo(stored) },
    files: stored.files.map(({ name, size }) => ({ name, size })),
  }
}

export const toRow = ({
  importId: _,
  version: __,
  historyFrom: ___,
  historyTo: ____,
  ...row
}: ImportRow): WireImportRow => row
