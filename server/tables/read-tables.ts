import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { tooLarge } from './check-references.ts'
import type { SheetFile } from './parse-tables.ts'
import type { Table } from './table.ts'
import type { Parsed } from './worker.ts'

const main = join(import.meta.dirname, 'worker.ts')

/** Ten times the time of the largest sheet. */
const maxMs = 60_000
const maxOldGenerationSizeMb = 256

/**
 * Reads the sheets of a file in a worker thread: the server keeps answering, and a malicious file
 * can only crash the thread. Throws an Error of a line that begins with the file's name.
 */
export async function readTables(file: SheetFile): Promise<Table[]> {
  const worker = new Worker(main, { resourceLimits: { maxOldGenerationSizeMb } })
  const timer = setTimeout(() => worker.terminate(), maxMs)
  try {
    worker.postMessage(file)
    const parsed = await answerOf(worker)
    if ('refusal' in parsed) throw new Error(`${file.name}: ${parsed.refusal}`)
    return parsed.tables
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

async function answerOf(worker: Worker): Promise<Parsed> {
  const tooMuch = { refusal: tooLarge }
  const answered = once(worker, 'message').then(([parsed]) => parsed as Parsed)
  const ended = once(worker, 'exit').then(() => tooMuch)
  return Promise.race([answered, ended]).catch((error) => {
    if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return tooMuch
    throw error
  })
}
