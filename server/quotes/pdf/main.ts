import { type PlanJob, toPdf } from './typesetter.ts'

/** The process's answer: the document, or an error. */
export type Printed = { pdf: Uint8Array } | { fault: string }

function print(job: PlanJob): Printed {
  try {
    return { pdf: toPdf(job) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

// The server ends this process, even if a signal reaches both.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
process.on('message', (job: PlanJob) => process.send?.(print(job)))
