import { type PlanJob, toPdf } from './typesetter.ts'

/** What the process answers: the document, or why there is none. */
export type Printed = { pdf: Uint8Array } | { fault: string }

function print(job: PlanJob): Printed {
  try {
    return { pdf: toPdf(job) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

// The server decides when this process ends, also where a signal reaches both.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
process.on('message', (job: PlanJob) => process.send?.(print(job)))
