import { expect, test } from 'vitest'
import { fromHtml } from './from-html.ts'

test.each([
  'a < b and b > c',
  'Under 5 > 3, <3 the lake',
  'AT&T, Tom & Jerry, R&B; & more',
  'From <a to b> and <b and c>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'Write to <dal@example.in>',
  'Two  spaces\n\n\n\nand lines  ',
  '',
])('%j is not HTML and stays unchanged', (text) => {
  expect(fromHtml(text)).toBe(text)
})

test.each([
  ['<p>Day&nbsp;one.</p><p>Day two.</p>', 'Day one.\n\nDay two.'],
  ['Line one<br>line two<br/>\nline three', 'Line one\nline two\n\nline three'],
  ['<b> Bold</b> &amp; <em>kind</em>', '**Bold** & kind'],
  ['Plain\nlines and a <strong>word</strong>', 'Plain\nlines and a **word**'],
  ['It&rsquo;s &#8377;4,500 &ndash; &#x20B9;5,000', 'It’s ₹4,500 – ₹5,000'],
  ['It&#146;s', 'It’s'],
  ['&#0; &#99999999; &#xD800; stay <b>so</b>', '&#0; &#99999999; &#xD800; stay **so**'],
  ['<a href="https://x.example/?a=1&b=2" target="_blank">Pahalgam</a>', 'Pahalgam'],
  ['<b>x</b><script>alert(1)</script>', '**x**<script>alert(1)</script>'],
  ['<h2><strong>Day 1</strong></h2><p>Fly in</p><h3></h3>', '## Day 1\n\nFly in'],
  ['<b style="font-weight:normal"><p>All of it</p></b>', 'All of it'],
  ['&lt;script&gt; is &amp;lt;', '<script> is &lt;'],
])('converts %j to %j', (html, text) => {
  expect(fromHtml(html)).toBe(text)
})

test('converts headings and lists to Markdown', () => {
  const html = `<h3>Inclusions</h3>
<ul>
  <li>Breakfast</li>
  <li><p>Houseboat stay,
    two nights</p></li>
</ul>
<ol><li>Fly in</li><li>Shikara<ul><li>at dusk</li></ul></li></ol>`
  expect(fromHtml(html)).toBe(
    '## Inclusions\n\n- Breakfast\n- Houseboat stay, two nights\n\n1. Fly in\n2. Shikara\n- at dusk',
  )
})

test('converts HTML pasted from Word', () => {
  const html = `<!--StartFragment--><p class=MsoNormal style='margin-bottom:0cm'><b><span
lang=EN-IN style='font-size:12.0pt;font-family:"Calibri",sans-serif'>Gulmarg</span></b><o:p></o:p></p>
<p class=MsoListParagraph><span>·<span>&nbsp;&nbsp;&nbsp;&nbsp; </span></span>Gondola, phase&nbsp;1</p>
<table><tr><td>Adults</td><td>₹2,000</td></tr><tr><td>Children</td><td>₹900</td></tr></table><!--EndFragment-->`
  expect(fromHtml(html)).toBe('Gulmarg\n\n- Gondola, phase 1\n\nAdults ₹2,000\n\nChildren ₹900')
})

test('converts a hostile text in linear time', () => {
  const long = 20_000
  for (const piece of ['<p a="', '<p a=', '<b ', '<b> ', '<!--', '&#', '\n ', '<li>']) {
    const began = performance.now()
    fromHtml(`${piece.repeat(long / piece.length)}<br>`)
    expect(performance.now() - began).toBeLessThan(1000)
  }
})
