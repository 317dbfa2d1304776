import { Suspense, use } from 'react'
import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { readAhead, renderPage } from './render-page.ts'

const waiting = { signal: new AbortController().signal, timeoutMs: 5000 }

const page = (part: React.ReactNode) => (
  <html lang="en">
    <head>
      <title>Dal</title>
    </head>
    <body>
      <Suspense fallback={<p>Please wait</p>}>{part}</Suspense>
    </body>
  </html>
)

function Late({ words }: { words: Promise<string> }) {
  return <p>{use(words)}</p>
}

test('a page with a suspended part equals, byte for byte, one rendered synchronously', async () => {
  const words = new Promise<string>((resolve) => setTimeout(resolve, 10, 'Water & light'))
  const late = await renderPage(page(<Late words={words} />), waiting)
  expect(late).toBe(await renderPage(page(<p>Water &amp; light</p>), waiting))
  expect(late).toMatch(/^<html lang="en"><head>/)
  expect(late).toContain('<p>Water &amp; light</p>')
})

test('reads streamed loader data before rendering', async () => {
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of ['[1]\n', 'P2:["₹"]\n'])
        controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  const context = { serverHandoffStream, renderMeta: {} } as unknown as EntryContext
  await readAhead(context)
  const read = Object.values(context.renderMeta?.streamCache ?? {}).map(({ result }) => result)
  expect(read).toEqual([
    { done: false, value: '[1]\n' },
    { done: false, value: 'P2:["₹"]\n' },
    { done: true, value: '' },
  ])
  // The router still requests a reader of its own.
  expect(serverHandoffStream.locked).toBe(false)
})
