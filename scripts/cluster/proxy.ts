import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureCaddy } from '../programs.ts'

const config = join(import.meta.dirname, '../../deploy/Caddyfile')
const startMs = 20_000

interface Standing {
  port: number
  /** The instances' addresses: `127.0.0.1:3001`. */
  instances: string[]
  /** The folder for Caddy's own files. */
  folder: string
}

/** The proxy of deploy/Caddyfile for instances on this machine, on the loopback only. */
export async function startProxy({ port, instances, folder }: Standing) {
  const url = `http://127.0.0.1:${port}`
  const caddy = spawn(ensureCaddy(), ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: {
      PATH: process.env.PATH,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ADDRESS: url,
      LISTEN_ON: '127.0.0.1',
      CADDY_CONTROL: 'off',
      APP: 'listed',
      APP_ADDRESSES: instances.join(' '),
    },
  })
  const orphaned = () => caddy.kill('SIGKILL')
  process.on('exit', orphaned)
  const ended = once(caddy, 'exit').finally(() => process.off('exit', orphaned))
  let last = ''
  caddy.stderr.setEncoding('utf8').on('data', (text: string) => {
    last = `${last}${text}`.slice(-2000)
  })
  const failed = ended.then(() => Promise.reject(new Error(`The proxy ended:\n${last}`)))
  failed.catch(() => {})
  await Promise.race([failed, answers(`${url}/api/health/ready`)])
  return {
    url,
    async stop() {
      caddy.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(url: string) {
  const until = performance.now() + startMs
  while (performance.now() < until) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await delay(50)
  }
  throw new Error('The proxy does not answer.')
}
