import { join } from 'node:path'
import { runProgram } from '../cli/run-program.ts'

const commandLine = join(import.meta.dirname, '../cli/main.ts')

/** Runs the `backup` command with this process's variables. */
export const backUpInCommand = (file: string) =>
  runProgram(process.execPath, [commandLine, 'backup', file], { missing: 'Node is not there.' })
