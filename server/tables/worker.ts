import { parentPort } from 'node:worker_threads'
import { parseTables, type SheetFile } from './parse-tables.ts'
import type { Table } from './table.ts'

/** The thread's answer: the sheets, or the error. */
export type Parsed = { tables: Table[] } | { refusal: string }

parentPort?.once('message', async (file: SheetFile) => {
  const parsed: Parsed = await parseTables(file).then(
    (tables) => ({ tables }),
    (error) => ({ refusal: error instanceof Error ? error.message : String(error) }),
  )
  parentPort?.postMessage(parsed)
})
