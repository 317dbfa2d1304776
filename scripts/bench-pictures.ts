import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { photograph } from '#test/samples/pictures.ts'
import { startServer } from '#test/servers/running-server.ts'

/**
 * Uploads twenty photos of 12 megapixels at once, five times with pauses; fails if the server and
 * its picture process ever exceed this memory, or don't release it.
 */
const maxMb = 450
const rounds = 5
const photos = 20
const restMs = 20_000
const owner = { email: 'owner@example.in', password: 'pashmina-1947' }

/** The process with this id, and all its descendants. */
function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').trim().split(' ').filter(Boolean),
  )
  return [pid, ...children.flatMap((child) => family(Number(child)))]
}

/** Their total memory in MB; 0 while one of them ends. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = family(pid).map((each) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'latin1'))?.[1] ?? 0),
    )
    return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
  } catch {
    return 0
  }
}

/** Samples the memory continuously while something runs. */
async function peakDuring(pid: number, work: () => Promise<unknown>) {
  let peak = memoryOf(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, 50)
  await work().finally(() => clearInterval(timer))
  return peak
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/User/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return (await answer.json()).token
}

async function send(url: string, token: string, photo: Blob) {
  const form = new FormData()
  const villa = { title: 'Orchard', duration: 'Quiet', description: 'Harwan', price: '18000' }
  for (const [name, value] of Object.entries(villa)) form.append(name, value)
  form.append('imageFiles', photo, 'orchard.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/Villa`, { method: 'POST', headers, body: form })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
}

/** A scene in 12 megapixels, with film grain. */
async function phonePhoto() {
  const size = { width: 4032, height: 3024 }
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const grain = { create: { ...size, channels: 3, background: 'black', noise } } as const
  const scene = sharp(await photograph('gulmarg'))
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
  return scene
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

const folder = mkdtempSync(join(tmpdir(), 'kashmir-pictures-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const server = await startServer(folder, {
  SEED: 'none',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
})
try {
  const token = await logIn(server.url)
  const photo = new Blob([new Uint8Array(await phonePhoto())], { type: 'image/jpeg' })
  const start = memoryOf(server.pid)
  console.log(`${photos} photographs at once, MB in memory (at most ${maxMb})`)
  console.log(`start ${start.toFixed(0).padStart(12)}`)
  for (let round = 1; round <= rounds; round++) {
    const begun = performance.now()
    const work = Array.from({ length: photos }, () => () => send(server.url, token, photo))
    const peak = await peakDuring(server.pid, () => Promise.all(work.map((each) => each())))
    const seconds = (performance.now() - begun) / 1000
    await pause(restMs)
    const rest = memoryOf(server.pid)
    const isTooMuch = peak > maxMb || rest > maxMb
    if (isTooMuch) process.exitCode = 1
    const numbers = [peak, rest, seconds].map((value) => value.toFixed(0).padStart(6))
    console.log(
      `round ${round}  most ${numbers[0]}  after ${restMs / 1000} s ${numbers[1]}  took ${numbers[2]} s${isTooMuch ? '  TOO MUCH' : ''}`,
    )
  }
} finally {
  await server.stop()
}
