import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitingUploads } from './pending-uploads.ts'
import { usePictureSending } from './use-picture-sending.ts'

/** A request that is answered when the test says so. */
class Upload {
  static last: Upload
  status = 0
  response: unknown = null
  upload = {}
  onload = () => {}
  onerror = () => {}
  open() {}
  abort() {}
  send() {
    Upload.last = this
  }
  getResponseHeader() {
    return 'application/json'
  }
  answer(picture: string) {
    Object.assign(this, { status: 200, response: { picture } })
    this.onload()
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => vi.unstubAllGlobals())

type Send = ReturnType<typeof usePictureSending>['send']

interface FieldProps {
  onSent: (text: string) => void
  onReady: (send: Send) => void
}

function Field({ onSent, onReady }: FieldProps) {
  onReady(usePictureSending('logo', onSent).send)
  return null
}

/** Chooses a picture in a field; the promise resolves once it was sent. */
async function choosePicture(onSent: (text: string) => void) {
  const { promise: ready, resolve } = Promise.withResolvers<{ send: Send }>()
  renderToStaticMarkup(<Field onSent={onSent} onReady={(send) => resolve({ send })} />)
  const { send } = await ready
  return { sent: send([new File(['picture'], 'logo.png', { type: 'image/png' })]) }
}

const formWith = (save: () => unknown) => ({ isBusy: false, hasUnsaved: () => false, save })

test('a form is neither saved nor left unasked while its picture is being sent', async () => {
  const save = vi.fn()
  const onSent = vi.fn()
  const { sent } = await choosePicture(onSent)
  const waiting = awaitingUploads(formWith(save))
  waiting.save()
  expect(save).not.toHaveBeenCalled()
  expect([waiting.isBusy, waiting.hasUnsaved()]).toEqual([true, true])

  Upload.last.answer('logo.webp')
  await sent
  expect(onSent).toHaveBeenCalledWith('logo.webp')
  awaitingUploads(formWith(save)).save()
  expect(save).toHaveBeenCalledOnce()
})

test('waits for all of several pictures, and not for one that failed', async () => {
  const form = formWith(vi.fn())
  const first = await choosePicture(vi.fn())
  const firstRequest = Upload.last
  const second = await choosePicture(vi.fn())
  Upload.last.answer('dark.webp')
  await second.sent
  expect(awaitingUploads(form).isBusy).toBe(true)

  firstRequest.onerror()
  await first.sent
  expect(awaitingUploads(form)).toBe(form)
})
