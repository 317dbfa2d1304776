import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import packageJson from '../../package.json' with { type: 'json' }
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '../..')
const start = /^Kashmir Escapes is at /
const ownerLink = /[?&]code=([^\s&]+)/

/** The variables and Node's options with which `npm start` runs the server. */
export const npmStart = readStart(packageJson.scripts.start)

function readStart(script: string) {
  const [, variables = '', options = ''] =
    /exec env (.+) node (.+) server\/main\.ts$/.exec(script) ?? []
  return {
    variables: Object.fromEntries(variables.split(' ').map((each) => each.split('=', 2))),
    options: options.split(' '),
  }
}

export interface RunningServer {
  url: string
  pid: number
  dataDir: string
  /** Resolves with the one-time code of the first sign-up; only without an owner. */
  ownerCode: Promise<string>
  /** Its standard output so far, by line. */
  lines: readonly string[]
  /** Its standard error output so far. */
  errors: () => string
  /** Resolves when the process has ended, in whatever way. */
  ended: Promise<unknown>
  stop: () => Promise<void>
  /** Kills it with SIGKILL, like a power cut. */
  crash: () => Promise<void>
}

interface Starting {
  /** Not reached by Ctrl-C. */
  detached?: boolean
  /** A program and arguments that start the server. */
  through?: string[]
}

/** The built site as a separate process, on a free port unless the variables set one. */
export async function startServer(
  dataDir: string,
  variables: Record<string, string> = {},
  { detached = false, through = [] }: Starting = {},
): Promise<RunningServer> {
  const port = variables.PORT ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const node = [process.execPath, ...npmStart.options, 'server/main.ts']
  const [program = '', ...words] = [...through, ...node]
  const server = spawn(program, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
    env: {
      PATH: process.env.PATH,
      ...npmStart.variables,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      PORT: `${port}`,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ...variables,
    },
  })
  const orphaned = () => server.kill('SIGKILL')
  process.on('exit', orphaned)
  server.on('exit', () => process.off('exit', orphaned))
  const ended = once(server, 'exit')
  const { said, lines, errors } = listen(server)
  await said(start)
  const ownerCode = said(ownerLink).then((line) => ownerLink.exec(line)?.[1] ?? '')
  ownerCode.catch(() => {})
  async function end(signal: NodeJS.Signals) {
    server.kill(signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  const crash = () => end('SIGKILL')
  return { url, pid: server.pid ?? 0, dataDir, ownerCode, lines, errors, ended, stop, crash }
}

/** `said` waits for a line, even an earlier one; it rejects if the process ends without it. */
function listen(server: ChildProcess) {
  if (!server.stdout || !server.stderr) throw new Error('The server has no output.')
  const lines: string[] = []
  const output = createInterface({ input: server.stdout }).on('line', (line) => lines.push(line))
  let complaints = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  async function said(pattern: RegExp): Promise<string> {
    const earlier = lines.find((each) => pattern.test(each))
    if (earlier !== undefined) return earlier
    if (server.exitCode !== null) throw new Error(`The server ended:\n${complaints}`)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const check = (line: string) => {
      if (pattern.test(line)) resolve(line)
    }
    output.on('line', check)
    server.once('close', () => reject(new Error(`The server ended:\n${complaints}`)))
    return promise.finally(() => output.off('line', check))
  }
  return { said, lines, errors: () => complaints }
}
