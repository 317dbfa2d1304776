import { expect, test } from 'vitest'
import { toHtml } from './html.ts'

test('keeps paragraphs, lines and lone URLs, and escapes everything else', () => {
  const html = toHtml(
    'Dear <b>A & "B"</b>,\n\nFrom: x\nTo: y\n\nhttps://example.in/?a=1&b=2"onclick\n',
  )
  expect(html).toContain('<p>Dear &lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;,</p>')
  expect(html).toContain('<p>From: x<br>\nTo: y</p>')
  expect(html).toContain('<a href="https://example.in/?a=1&amp;b=2&quot;onclick">')
  expect(toHtml('javascript:alert(1)')).not.toContain('<a')
})
