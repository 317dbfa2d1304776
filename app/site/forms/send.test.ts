import { expect, test, vi } from 'vitest'
import { sendContactRequest } from './send.ts'

const sending = (signal: AbortSignal) => ({
  request: new Request('https://site.example/contact', { method: 'POST', body: 'name=A', signal }),
  serverAction: async () => {
    signal.throwIfAborted()
    throw new Error('Lost')
  },
})

test('logs and reports a lost connection, but not a form that is sent again meanwhile', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await expect(sendContactRequest(sending(AbortSignal.abort()))).rejects.toThrow('aborted')
  expect(log).not.toHaveBeenCalled()
  const { signal } = new AbortController()
  const { message } = await sendContactRequest(sending(signal))
  expect(message).toBe('An error occurred while sending your request. Please try again.')
  expect(log).toHaveBeenCalledOnce()
})
