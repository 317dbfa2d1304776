import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { agency } from '#test/samples/agency.ts'
import { guestQuote, versionIn, wordsOf } from '#test/samples/guest-quotes.ts'
import { planValues } from './plan-values.ts'
import { createPrinter, PrinterBusy } from './printer.ts'

const values = planValues(guestQuote(versionIn(wordsOf.english)), agency, {
  ...{ link: 'https://kashmir.example/q/token', today: '2027-02-03' },
})
const qr = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const job = { values, qr, pictures: [] }
const make = async () => job

function open(limits: Parameters<typeof createPrinter>[0] = {}) {
  const printer = createPrinter(limits)
  onTestFinished(printer.end)
  return printer
}

const kindOf = (body: Uint8Array) => Buffer.from(body).subarray(0, 5).toString()

test('when the process is killed, its document fails and the next one starts a new process', async () => {
  const printer = open()
  expect(kindOf(await printer.print(make))).toBe('%PDF-')
  const pid = printer.pid() ?? 0
  const inProgress = printer.print(make)
  process.kill(pid, 'SIGKILL')
  await expect(inProgress).rejects.toThrow('has ended')
  expect(kindOf(await printer.print(make))).toBe('%PDF-')
  expect(printer.pid()).not.toBe(pid)
})

test('answers Retry-After when it takes too long, and when too many wait', async () => {
  const slow = open({ jobMs: 1 })
  await expect(slow.print(make)).rejects.toThrow(PrinterBusy)
  const printer = open({ queue: 2 })
  const asked = [1, 2, 3].map(() => printer.print(make))
  await expect(asked[2]).rejects.toThrow(PrinterBusy)
  expect((await Promise.all(asked.slice(0, 2))).map(kindOf)).toEqual(['%PDF-', '%PDF-'])
  expect(kindOf(await printer.print(make))).toBe('%PDF-')
})

test('an error of the typesetter affects only that document', async () => {
  const printer = open()
  const fault = printer.print(async () => ({ ...job, qr: 'no picture' }))
  await expect(fault).rejects.toThrow('The plan could not be set')
  const pid = printer.pid()
  expect(kindOf(await printer.print(make))).toBe('%PDF-')
  expect(printer.pid()).toBe(pid)
})

test('the process ends when idle, and signals to the server do not end it', async () => {
  const printer = open({ idleMs: 50 })
  const inProgress = printer.print(make)
  await vi.waitFor(() => expect(printer.pid()).toBeDefined())
  expect(kindOf(await inProgress)).toBe('%PDF-')
  await vi.waitFor(() => expect(printer.pid()).toBeUndefined())
  const other = open()
  await other.print(make)
  process.kill(other.pid() ?? 0, 'SIGTERM')
  expect(kindOf(await other.print(make))).toBe('%PDF-')
})

test('a document whose turn comes too late gets Retry-After, and delays nobody', async () => {
  const printer = open({ waitMs: 100, queue: 3 })
  let goOn = () => {}
  const held = printer.print(() => new Promise((resolve) => (goOn = () => resolve(job))))
  const made: string[] = []
  const late = printer.print(async () => {
    made.push('late')
    return job
  })
  await expect(late).rejects.toThrow(PrinterBusy)
  goOn()
  expect(kindOf(await held)).toBe('%PDF-')
  expect(kindOf(await printer.print(make))).toBe('%PDF-')
  expect(made).toEqual([])
})

test('data that cannot be sent to the process fails alone', async () => {
  const printer = open()
  const odd = { ...job, pictures: [{ index: 0, alt: '', body: (() => {}) as never }] }
  await expect(printer.print(async () => odd)).rejects.toThrow('could not be cloned')
  const gone = printer.print(() => Promise.reject(new Error('The storage is away.')))
  await expect(gone).rejects.toThrow('The storage is away.')
  expect(kindOf(await printer.print(make))).toBe('%PDF-')
})

test('a document that was taken is not kept in memory', async () => {
  const printer = open()
  const takeOne = async () => new WeakRef(await printer.print(make))
  const taken = await takeOne()
  await printer.print(make)
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  await vi.waitFor(() => {
    collect()
    expect(taken.deref()).toBeUndefined()
  })
})
