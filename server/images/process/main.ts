import './low-priority.ts'
import { type TaskAnswer, type TaskCall, tasks } from './tasks.ts'

async function perform({ name, args }: TaskCall): Promise<TaskAnswer> {
  const task = tasks[name] as (...args: unknown[]) => Promise<unknown>
  try {
    return { value: await task(...args) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

// The server ends this process, even if a signal reaches both.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (call: TaskCall) => process.send?.(await perform(call)))
process.send?.('ready')
