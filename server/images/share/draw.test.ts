import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import '../encoding/picture-file.ts'
import { drawCard } from './draw.ts'
import { drawable, drawText, fitText } from './text.ts'

const grey = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
  .webp()
  .toBuffer()

const line = { font: 'display', colour: '#fff', size: 60 } as const
const long = { font: 'display', colour: '#fff', sizes: [88, 56], width: 1000, height: 250 } as const

/** How many pixels of a region are about as bright as the text of a card. */
async function brightPixels(card: Buffer, top: number, height: number) {
  const region = { left: 72, top, width: 1056, height }
  const { data } = await sharp(card).extract(region).greyscale().raw().toBuffer({
    resolveWithObject: true,
  })
  return data.filter((value) => value > 170).length
}

test('a card is 1200 by 630, with the logo above, the title and price below', async () => {
  const card = await drawCard({ title: 'Walnut Prow Houseboat', price: 5200 }, grey)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(await brightPixels(card, 64, 56)).toBeGreaterThan(1000)
  expect(await brightPixels(card, 180, 160)).toBe(0)
  expect(await brightPixels(card, 400, 100)).toBeGreaterThan(5000)
  const priceless = await drawCard({ title: 'Walnut Prow Houseboat' }, grey)
  const amount = await brightPixels(card, 518, 44)
  expect(amount).toBeGreaterThan(1000)
  expect(await brightPixels(priceless, 563, 60)).toBe(0)
})

test('draws another agency’s name instead of the logo, with letters that the fonts have', async () => {
  const place = { left: 72, top: 64, width: 48, height: 48 }
  const colours = async (agency?: string) => {
    const card = await drawCard({ title: 'Snow', ...(agency && { agency }) }, grey)
    return sharp(card).extract(place).raw().toBuffer()
  }
  const [mark, named, emoji] = await Promise.all([
    colours(),
    colours('Zabarwan Journeys'),
    colours('💥'),
  ])
  expect(named.equals(mark)).toBe(false)
  expect(named.equals(emoji)).toBe(false)
  expect(named.some((value) => value > 200)).toBe(true)
  expect(emoji.some((value) => value > 200)).toBe(false)
})

test('draws a price on request in words', async () => {
  const [asked, priced] = await Promise.all([
    drawCard({ title: 'Wedding', price: 0 }, grey),
    drawCard({ title: 'Wedding', price: 9 }, grey),
  ])
  const words = await brightPixels(asked, 518, 44)
  expect(words).toBeGreaterThan(2 * (await brightPixels(priced, 518, 44)))
})

test.each(['₹', 'é', '’'])('the fonts have %s', async (sign) => {
  const [drawn, missing] = await Promise.all([drawText(sign, line), drawText('\u{1ff80}', line)])
  expect(drawn.body.equals(missing.body)).toBe(false)
})

test.each([
  ['Gulmarg 🏔️ Snow 👨‍👩‍👧‍👦', 'Gulmarg Snow'],
  ['🇮🇳 Dal ☀️ Lake', 'Dal Lake'],
  ['कश्मीर Kashmir کشمیر 😀', 'कश्मीर Kashmir کشمیر'],
  ['क्\u200dष 👨\u200d👩 می\u200cخواہ', 'क्\u200dष می\u200cخواہ'],
  ['Cafe\u0301 “Résumé” ₹500 – 3½ days', 'Café “Résumé” ₹500 – 3 1/2 days'],
  ['🏔️', ''],
])('for the title %j a card shows %j', (title, shown) => {
  expect(drawable(title)).toBe(shown)
})

test('a title in Urdu is on the right, although its price is on the left', async () => {
  const card = await drawCard({ title: 'کشمیر', price: 5200 }, grey)
  const brightIn = async (left: number, top: number, height: number) => {
    const region = { left, top, width: 400, height }
    const { data } = await sharp(card).extract(region).greyscale().raw().toBuffer({
      resolveWithObject: true,
    })
    return data.filter((value) => value > 170).length
  }
  expect(await brightIn(72, 300, 190)).toBe(0)
  expect(await brightIn(728, 300, 190)).toBeGreaterThan(1000)
  expect(await brightIn(72, 518, 44)).toBeGreaterThan(1000)
})

test('an emoji title draws no empty boxes', async () => {
  const [plain, decorated] = await Promise.all(
    ['Gulmarg', 'Gulmarg 🏔️'].map((title) => drawCard({ title }, grey)),
  )
  expect(decorated?.equals(plain ?? Buffer.alloc(0))).toBe(true)
})

test.each([
  'कश्मीर की यात्रा: श्रीनगर, गुलमर्ग और पहलगाम में छह दिन',
  'کشمیر کا سفر: سری نگر، گلمرگ اور پہلگام میں چھ دن اور پانچ راتیں',
])('draws the title %j with all its letters', async (title) => {
  const card = await drawCard({ title, price: 5200 }, grey)
  expect(await brightPixels(card, 300, 180)).toBeGreaterThan(5000)
  const { body } = await drawText(title, line)
  const { body: boxes } = await drawText('\u{1ff80}'.repeat(title.length), line)
  expect(body.equals(boxes)).toBe(false)
  expect(drawable(title)).toBe(title)
})

test('draws markup as plain text', async () => {
  const [marked, plain] = await Promise.all([
    drawText('<b>a</b> & c', line),
    drawText('a & c', line),
  ])
  expect(marked.width).toBeGreaterThan(plain.width)
})

test.each([
  ['many words', 'The lake, the meadow and the snow. '.repeat(20)],
  ['one endless word', 'Kashmir'.repeat(40)],
])('shrinks, then cuts a title of %s', async (_what, title) => {
  const drawn = await fitText(title, long)
  if (!drawn) throw new Error('Nothing was drawn')
  expect(drawn.width).toBeLessThanOrEqual(1000)
  expect(drawn.height).toBeLessThanOrEqual(250)
  expect(drawn.height).toBeGreaterThan(40)
})

test.each(['\u200b', '\u0001 Snow', 'Two\nlines', '\u202eoverride', '🏔️👨‍👩‍👧‍👦', 'ﷺ'.repeat(200)])(
  'draws a card for %j',
  async (title) => {
    const card = await drawCard({ title, price: 1 }, grey)
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 })
  },
)

test('fonts of the machine make no difference', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'text.ts'))
  const code = `const { drawText } = await import(${module})
    const { body } = await drawText('Gulmarg, गुलमर्ग گلمرگ ₹21,500', ${JSON.stringify(line)})
    process.stdout.write(body.toString('base64'))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { FONTCONFIG_FILE: '/dev/null', HOME: '/nonexistent' },
    encoding: 'utf8',
  })
  const { body } = await drawText('Gulmarg, गुलमर्ग گلمرگ ₹21,500', line)
  expect(stdout).toBe(body.toString('base64'))
})

test('the licences are next to the fonts', () => {
  for (const name of ['OFL-fraunces.txt', 'OFL-figtree.txt']) {
    const licence = readFileSync(join(import.meta.dirname, 'fonts', name), 'utf8')
    expect(licence).toContain('SIL OPEN FONT LICENSE')
  }
})
