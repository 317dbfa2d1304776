import { readFileSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { createPictureTasks } from './pictures.ts'

type Options = Parameters<typeof createPictureTasks>[0]

function open(options: Options = {}) {
  const tasks = createPictureTasks(options)
  onTestFinished(() => {
    const pid = tasks.pid()
    if (pid) process.kill(pid, 'SIGKILL')
  })
  return tasks
}

function file(body: Buffer) {
  const path = join(temporaryFolder(), 'upload')
  writeFileSync(path, body)
  return path
}

function pidOf(tasks: ReturnType<typeof open>): number {
  const pid = tasks.pid()
  if (!pid) throw new Error('There is no process')
  return pid
}

/** The peak memory of the process, in MB. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1000

/** A small picture with texts that unpack to 10 MB each. */
async function bomb(texts: number) {
  const png = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#135274' } })
    .png()
    .toBuffer()
  const body = Buffer.concat([
    Buffer.from('zTXtNote\0\0'),
    deflateSync(Buffer.alloc(10 * 2 ** 20, 'a')),
  ])
  const chunk = Buffer.concat([Buffer.alloc(4), body, Buffer.alloc(4)])
  chunk.writeUInt32BE(body.length - 4)
  chunk.writeUInt32BE(crc32(body), chunk.length - 4)
  return Buffer.concat([png.subarray(0, 33), ...Array(texts).fill(chunk), png.subarray(33)])
}

test('sixty compressed texts of 10 MB in a PNG take no memory', async () => {
  const tasks = open()
  expect(await tasks.encode(file(await bomb(60)))).toMatchObject({ width: 9, height: 7 })
  expect(peakOf(pidOf(tasks))).toBeLessThan(180)
})

test('five photos of 12 megapixels take no more memory than the first', async () => {
  const tasks = open()
  const path = file(await jpeg(4032, 3024))
  await tasks.encode(path)
  const first = peakOf(pidOf(tasks))
  for (let n = 0; n < 4; n++) await tasks.encode(path)
  expect(peakOf(pidOf(tasks)) - first).toBeLessThan(40)
})

test('refuses a picture that needs too much memory, and accepts the next', async () => {
  const tasks = open({ memoryMib: 70 })
  const wide = await sharp({
    create: { width: 5000, height: 5000, channels: 3, background: '#135274' },
  })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const [refused, taken] = await Promise.all([
    tasks.encode(file(wide)),
    tasks.encode(file(await jpeg(60, 40))),
  ])
  expect(refused).toEqual({ refusal: 'too costly' })
  expect(taken).toMatchObject({ width: 60, height: 40 })
})

test('refuses a picture that takes too long', async () => {
  const tasks = open({ taskMs: 5 })
  expect(await tasks.check(file(await jpeg(4032, 3024)))).toBe('too costly')
})

test('when the process is killed, its picture is refused and the next one starts a new process', async () => {
  const tasks = open()
  const small = file(await jpeg(60, 40))
  await tasks.check(small)
  const pid = pidOf(tasks)
  const inProgress = tasks.encode(file(await jpeg(4032, 3024)))
  process.kill(pid, 'SIGKILL')
  expect(await inProgress).toEqual({ refusal: 'too costly' })
  expect(await tasks.check(small)).toBeUndefined()
  expect(pidOf(tasks)).not.toBe(pid)
})

test('an error is not a refusal, and a signal to the server does not end the process', async () => {
  const tasks = open()
  const path = join(temporaryFolder(), 'absent')
  await expect(tasks.encode(path)).rejects.toThrow('ENOENT')
  process.kill(pidOf(tasks), 'SIGTERM')
  process.kill(pidOf(tasks), 'SIGINT')
  expect(await tasks.check(file(await jpeg(60, 40)))).toBeUndefined()
})

test('the process has a lower priority than the server, and ends when idle', async () => {
  const tasks = open({ idleMs: 50 })
  const check = tasks.check(file(await jpeg(60, 40)))
  await vi.waitFor(() => expect(getPriority(pidOf(tasks))).toBe(10), 10_000)
  expect(await check).toBeUndefined()
  await vi.waitFor(() => expect(tasks.pid()).toBeUndefined())
})
