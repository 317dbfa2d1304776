import { readEnv } from '../env.ts'
import { commands } from './commands.ts'
import { run } from './run.ts'

// Temporary files are removed when the process exits.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

process.exitCode = await run(process.argv.slice(2), commands, {
  env: readEnv,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
})
