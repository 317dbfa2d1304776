import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#test/servers/free-port.ts'
import { ensureNginx } from '../programs.ts'

/** An answer of the site, to be served by other servers with the same bytes. */
interface Recorded {
  path: string
  headers: Record<string, string>
  body: Buffer
}

export interface Rival {
  name: string
  port: number
  pid: number
  stop: () => Promise<void>
}

/** The site's answer, once follow-up work such as compression is done. */
export async function record(url: string, path: string): Promise<Recorded> {
  const ask = () => fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  const answer = await ask()
  const body = await rawBody(url + path)
  const dropped = new Set(['date', 'connection', 'keep-alive', 'content-length'])
  const headers = [...answer.headers].filter(([name]) => !dropped.has(name))
  return { path, headers: Object.fromEntries(headers), body }
}

/** As it was sent, since `fetch` would decode it. */
async function rawBody(url: string): Promise<Buffer> {
  const { get } = await import('node:http')
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  get(url, { headers: { 'accept-encoding': 'br' }, agent: false }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk) => chunks.push(chunk))
    answer.on('end', () => resolve(Buffer.concat(chunks)))
  }).on('error', reject)
  return promise
}

const withoutQuery = (path: string) => path.split('?')[0] ?? path

const bareProgram = `
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
const answers = new Map(JSON.parse(readFileSync(process.argv[1], 'utf8')).map(
  ([path, headers, body]) => [path, [headers, Buffer.from(body, 'base64')]]))
createServer((request, response) => {
  const [headers, body] = answers.get(request.url.split('?')[0])
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'))
`

/** Node's own server with the minimal code for these answers. */
export async function startBare(folder: string, answers: Recorded[]): Promise<Rival> {
  const file = join(folder, 'answers.json')
  const rows = answers.map(({ path, headers, body }) => [
    withoutQuery(path),
    Object.entries({ ...headers, 'content-length': String(body.length) }).flat(),
    body.toString('base64'),
  ])
  writeFileSync(file, JSON.stringify(rows))
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['--input-type=module', '--eval', bareProgram, '--', file, String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(server.stdout, 'data')
  return rival('node:http', port, server)
}

/** nginx with the answers as files, compressed beforehand as ours are. */
export async function startNginx(folder: string, answers: Recorded[]): Promise<Rival> {
  const port = await freePort()
  const files = join(folder, 'nginx')
  mkdirSync(files, { recursive: true })
  const locations = answers.map(({ path, headers, body }, at) => {
    writeFileSync(join(files, `answer-${at}`), body)
    const { 'content-type': type = 'application/octet-stream', ...others } = headers
    const added = Object.entries(others).filter(([name]) => name !== 'etag')
    const lines = added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    return `location = ${withoutQuery(path)} { default_type ${JSON.stringify(type)}; root ${files}; try_files /answer-${at} =404; ${lines.join(' ')} }`
  })
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, port, locations))
  const server = spawn(ensureNginx(), ['-c', config, '-g', 'daemon off;'], { stdio: 'inherit' })
  await untilItAnswers(port)
  return rival('nginx', port, server)
}

/** Runs as the user of the bench, the only one who may read the folder. */
const nginxUser = process.getuid?.() === 0 ? 'user root;' : ''

const nginxConfig = (folder: string, port: number, locations: string[]) => `
${nginxUser}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  open_file_cache max=100;
  keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${locations.join('\n    ')}
  }
}
`

async function untilItAnswers(port: number) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer.')
}

function rival(name: string, port: number, server: ReturnType<typeof spawn>): Rival {
  const ended = once(server, 'exit')
  return {
    ...{ name, port, pid: server.pid ?? 0 },
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
