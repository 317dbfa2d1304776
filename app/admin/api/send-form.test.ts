import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

const secondMs = 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A request whose connection is as the test says; the events are those of browsers. */
class Upload {
  static last: Upload
  status = 0
  response: unknown = null
  type = 'application/json; charset=utf-8'
  upload: { onprogress?: (bytes: { loaded: number; total: number }) => void; onload?: () => void } =
    {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onprogress = () => {}
  onloadend = () => {}
  open() {}
  getResponseHeader(name: string) {
    return name === 'content-type' ? this.type : null
  }
  send() {
    Upload.last = this
  }
  abort() {
    this.onabort()
    this.onloadend()
  }
  move(loaded: number) {
    this.upload.onprogress?.({ loaded, total: 100 })
    if (loaded === 100) this.upload.onload?.()
  }
  lose() {
    this.onerror()
    this.onloadend()
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.onload()
    this.onloadend()
  }
  /** HTML, which is no JSON. */
  answerWithPage(status: number) {
    this.type = 'text/html; charset=utf-8'
    this.answer(status, null)
  }
}

function start(onProgress?: (sent: number) => void) {
  const outcome = sendForm({ method: 'POST', path: '/Hotel', body: new FormData(), onProgress })
  return { outcome, upload: Upload.last }
}
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * secondMs)

test('an upload that stalls for a minute is like a lost connection', async () => {
  const { outcome, upload } = start()
  await wait(59)
  upload.move(30)
  await wait(60)
  expect((await outcome).problem).toMatchObject({ status: 0, title: 'No connection' })
})

test('an upload that never begins ends after a minute', async () => {
  const { outcome } = start()
  await wait(60)
  expect((await outcome).problem).toMatchObject({ status: 0, title: 'No connection' })
})

test('a slow upload is not cut off while it moves', async () => {
  const seen = vi.fn()
  const { outcome, upload } = start(seen)
  for (let percent = 1; percent <= 100; percent++) {
    await wait(59)
    upload.move(percent)
  }
  await wait(119)
  upload.answer(201, { id: 7 })
  expect(await outcome).toMatchObject({ data: { id: 7 } })
  expect(seen).toHaveBeenCalledTimes(100)
})

test('of an upload without an answer after two minutes, the message says that it may have been saved', async () => {
  const { outcome, upload } = start()
  upload.move(100)
  await wait(120)
  expect((await outcome).problem).toMatchObject({
    status: 0,
    Error: expect.stringContaining('may have saved this'),
  })
})

test('an answer that arrives slowly is not cut off', async () => {
  const { outcome, upload } = start()
  upload.move(100)
  for (let piece = 0; piece < 3; piece++) {
    await wait(100)
    upload.onprogress()
  }
  upload.answer(200, { id: 7 })
  expect((await outcome).data).toEqual({ id: 7 })
})

test('a connection lost in the middle saved nothing, one lost after the last byte may have', async () => {
  const middle = start()
  middle.upload.move(50)
  middle.upload.lose()
  expect((await middle.outcome).problem).toMatchObject({ title: 'No connection' })
  const end = start()
  end.upload.move(100)
  end.upload.lose()
  expect((await end.outcome).problem).toMatchObject({ title: 'No answer' })
})

test('once answered, nothing is left to be aborted', async () => {
  const { outcome, upload } = start()
  upload.move(100)
  upload.answer(400, { Error: 'Title is required.' })
  expect((await outcome).problem).toMatchObject({ status: 400, Error: 'Title is required.' })
  expect(vi.getTimerCount()).toBe(0)
})

test('the log-in page of a network is not taken for an answer', async () => {
  const early = start()
  early.upload.answerWithPage(200)
  expect((await early.outcome).problem).toMatchObject({ title: 'No connection' })
  const late = start()
  late.upload.move(100)
  late.upload.answerWithPage(200)
  expect((await late.outcome).problem).toMatchObject({ title: 'No answer' })
  const failed = start()
  failed.upload.answerWithPage(502)
  expect((await failed.outcome).problem).toMatchObject({ status: 502, title: 'Error' })
})
