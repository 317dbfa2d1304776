import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const maxStepMs = 40 * 60_000

export interface Counts {
  passed: number
  failed: number
  /** Names of tests that passed only on retry. */
  flaky?: string[]
}

export interface Step {
  name: string
  /** Commands, split at spaces; each runs if the previous one succeeded. */
  commands: string[]
  variables?: Record<string, string>
  /** The count of a success, or of passed and failed tests; the latter throws if none ran. */
  count: 'one' | 'none' | (() => Counts)
}

/** Prints the output only of a failed step. A crashed program counts as one failure. */
export async function run(step: Step): Promise<Counts> {
  const began = Date.now()
  let said = ''
  let fine = true
  for (const command of step.commands) {
    const outcome = await execute(command, step.variables)
    said += outcome.said
    fine = outcome.fine
    if (!fine) break
  }
  const counts = countsOf(step, fine)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  if (counts.failed > 0) console.log(`${said.trimEnd()}\n✗ ${step.name}, ${seconds} s`)
  else console.log(`✓ ${step.name}, ${seconds} s`)
  for (const name of counts.flaky ?? []) console.log(`  passed only when tried again: ${name}`)
  return counts
}

function countsOf({ name, count }: Step, fine: boolean): Counts {
  if (count === 'none') return { passed: 0, failed: fine ? 0 : 1 }
  if (count === 'one') return { passed: fine ? 1 : 0, failed: fine ? 0 : 1 }
  try {
    const counts = count()
    return { ...counts, failed: fine ? counts.failed : Math.max(counts.failed, 1) }
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  }
}

async function execute(command: string, variables: Record<string, string> = {}) {
  const [program = '', ...words] = command.split(' ')
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...variables, PATH: path, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: maxStepMs,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const fine = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      said += `${program}: ${error.message}\n`
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
  return { fine, said }
}
