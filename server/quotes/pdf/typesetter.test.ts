import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Version } from '#catalogue/quotes/version.ts'
import { agency } from '#test/samples/agency.ts'
import { guestQuote, versionIn, wordsOf } from '#test/samples/guest-quotes.ts'
import { pdfPages } from '#test/samples/pdf-words.ts'
import { sampleOption, typedLine } from '#test/samples/quotes.ts'
import { planValues } from './plan-values.ts'
import { type PlanJob, toPdf, toSvg } from './typesetter.ts'

// The product never renders SVG; these tests do, to check the layout.
const svg = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(svg))
afterAll(() => sharp.block(svg))

const link = 'https://kashmir.example/q/AbCdEfGhIjKlMnOpQrStUv'

const jobOf = (version: Version): PlanJob => ({
  values: planValues(guestQuote(version), agency, { link, today: '2027-02-03' }),
  logo: {
    type: 'svg',
    body: readFileSync(join(import.meta.dirname, '../../../public/brand/logo-horizontal.svg')),
  },
  qr: renderSVG(link, { border: 0 }),
  pictures: [],
})

const pictureOf = (job: PlanJob) =>
  sharp(Buffer.from(toSvg(job)), { unlimited: true })
    .resize({ width: 600 })
    .flatten({ background: '#fff' })
    .greyscale()

/** The fraction of pixels in which two pictures clearly differ. */
function difference(a: Buffer, b: Buffer): number {
  const plain = a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 64)
  return a.length === b.length ? plain.length / a.length : 1
}

/** Reference pictures, checked by eye; a deleted one is created again. */
const stored = (name: string) => join(import.meta.dirname, `pictures/${name}.png`)

test.each(['english', 'hindi', 'urdu'] as const)(
  'a plan in %s looks as the one that was looked at',
  async (name) => {
    const picture = pictureOf(jobOf(versionIn(wordsOf[name])))
    if (!existsSync(stored(name))) {
      writeFileSync(stored(name), await picture.png({ palette: true }).toBuffer())
    }
    const [made, kept] = await Promise.all([
      picture.raw().toBuffer(),
      sharp(stored(name)).greyscale().raw().toBuffer(),
    ])
    expect(difference(made, kept)).toBeLessThan(0.001)
  },
)

test('unjoined letters of a joined script are detected', async () => {
  const { text, ...words } = wordsOf.urdu
  const apart = text.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u200c')
  const [joined, unjoined] = await Promise.all(
    [text, apart].map((text) =>
      pictureOf(jobOf(versionIn({ ...words, text })))
        .raw()
        .toBuffer(),
    ),
  )
  expect(difference(joined!, unjoined!)).toBeGreaterThan(0.001)
})

test('text is never interpreted as code', () => {
  const text =
    '#panic("no") #read("/plan.typ") $x^2$ *b* _i_ `c` \\ // /* <b> @a ] } = h " \' \u0000'
  const hostile = { name: text.slice(0, 90), title: text, text, item: text }
  const svg = (words: typeof hostile) => toSvg(jobOf(versionIn(words)))
  expect(
    toPdf(jobOf(versionIn(hostile)))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  // Each special character is drawn, so there are more glyphs than without them.
  const glyphs = (text: string) => text.match(/<use /g)?.length ?? 0
  const plain = { name: '', title: 'a', text: 'a', item: 'a' }
  expect(glyphs(svg(hostile)) - glyphs(svg(plain))).toBeGreaterThan(text.length * 10)
})

test.each([
  ['pictures between letters', '🏔️ Snow 🇮🇳 above'],
  ['letters that no font has', 'தமிழ் 中文'],
  ['what is no letter', 'a\u0000b \ud800 \ue000 \ufffd'],
])('%s do not keep a plan from being printed', (_of, text) => {
  const words = { name: text, title: text, text, item: text }
  const pdf = toPdf(jobOf(versionIn(words)))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.includes('/StructTreeRoot')).toBe(true)
})

test.each([
  'Kashmir_Escapes_'.repeat(6),
  'Raghavendrasubramaniamvenkatanarasimharajuvaripetabalakrishnamurthy',
])('the long word %s is broken at the margins', async (word) => {
  const words = { name: word, title: word, text: `${word}\n- ${word}`, item: word }
  const { data, info } = await pictureOf(jobOf(versionIn(words)))
    .raw()
    .toBuffer({
      resolveWithObject: true,
    })
  const rightmost = data.reduce((far, value, at) => {
    return value < 128 ? Math.max(far, at % info.width) : far
  }, 0)
  // The margin is 18 of 210 mm.
  expect(rightmost / info.width).toBeLessThan(193 / 210)
})

const sixtyNights = (name: keyof typeof wordsOf) => {
  const one = versionIn(wordsOf[name])
  const days = Array.from({ length: 61 }, (_, index) => ({
    ...one.days[0]!,
    ...{ id: `day-${index}`, day: index + 1, text: `${wordsOf[name].text}\n`.repeat(3) },
  }))
  return { ...one, nights: 60, days }
}

test.each(['english', 'hindi', 'urdu'] as const)(
  'sixty nights in %s are at most 400 KB, and ordinary plans are tagged for who cannot see them',
  (name) => {
    expect(toPdf(jobOf(sixtyNights(name))).length).toBeLessThanOrEqual(400_000)
    const usual = toPdf(jobOf(versionIn(wordsOf[name])))
    expect(usual.length).toBeLessThanOrEqual(150_000)
    expect(usual.includes('/StructTreeRoot')).toBe(true)
  },
)

test('signs that no font contains are left out or replaced, never set as boxes', () => {
  const word = 'Ski ⛷ and camp ⛺ below the ⛰ ✨ 1️⃣ day ☀ 👍🏽 ⏰ 7 am'
  const version = versionIn(wordsOf.english, {
    ...{ word, inclusions: ['✅ Breakfast ➕ dinner'], exclusions: ['❌ Lunch❗'] },
  })
  // PDF/UA has no text without a glyph; otherwise a plain PDF is made.
  expect(toPdf(jobOf(version)).includes('pdfuaid')).toBe(true)
  const unknown = versionIn(wordsOf.english, { word: 'ਪੰਜਾਬੀ' })
  expect(toPdf(jobOf(unknown)).includes('pdfuaid')).toBe(false)
})

test('a plan without days, lists, terms and word is one page', () => {
  const bare = versionIn(wordsOf.english, {
    ...{ days: [], inclusions: [], exclusions: [], word: '' },
    ...{ paymentTerms: '', cancellationTerms: '' },
  })
  const pages = (version: Version) =>
    toPdf(jobOf(version))
      .toString('latin1')
      .match(/\/Type ?\/Page\b/g)
  expect(pages(bare)).toHaveLength(1)
  expect(pages(versionIn(wordsOf.english))).toHaveLength(2)
})

test.each([9, 10, 12, 20])('three options of %d lines begin on the first page', (count) => {
  const lines = Array.from({ length: count }, (_, at) =>
    typedLine(1000, { id: `line-${at}`, text: 'Houseboat on Nigeen Lake, deluxe room' }),
  )
  const options = ['Deluxe', 'Premium', 'Luxury'].map((name) =>
    sampleOption({ ...{ id: name, name }, lines }),
  )
  const pages = pdfPages(toPdf(jobOf(versionIn(wordsOf.english, { options }))))
  expect(pages[0]).toMatch(/Deluxe.*Premium.*Luxury/s)
})

test('the payment schedule is on one page', () => {
  const paymentTerms = ['Quarter', 'Third', 'Half', 'Rest'].map((part) => `- ${part}`).join('\n')
  for (let count = 24; count <= 40; count += 1) {
    const inclusions = Array.from({ length: count }, (_, at) => `Breakfast ${at}`)
    const pages = pdfPages(toPdf(jobOf(versionIn(wordsOf.english, { paymentTerms, inclusions }))))
    const holding = pages.filter((words) => /Quarter|Third|Rest/.test(words))
    expect(holding, `${count} lines above`).toHaveLength(1)
  }
})

test.each([
  ['no word', ' \n '],
  ['a heading without words', '## '],
  ['marks alone', '- \n- \n\n1. '],
  ['strong nothing', '****\n** **'],
  ['only a list', '- Dal\n- Nigeen'],
  ['only a heading', '## Morning'],
])('%s is printed wherever a text may stand', (_of, text) => {
  const version = versionIn({ ...wordsOf.english, text })
  expect(toPdf(jobOf(version)).includes('/StructTreeRoot')).toBe(true)
  // Also a line that consists only of Markdown marks.
  const job = jobOf(version)
  const bare = { kind: 'plain' as const, mark: '', spans: [] }
  const { days } = job.values
  const values = {
    ...job.values,
    word: [bare],
    days: days.map((day) => ({ ...day, text: [bare] })),
  }
  expect(
    toPdf({ ...job, values })
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('the first letter determines the direction of a line, whatever precedes it', async () => {
  const pictureWith = (first: string) => {
    const word = [first, ...Array.from({ length: 30 }, () => 'سلام')].join('\n')
    return pictureOf(jobOf(versionIn(wordsOf.english, { word })))
      .raw()
      .toBuffer()
  }
  const [plain, marked, left] = await Promise.all(['سلام', '**1.** سلام', 'Salam'].map(pictureWith))
  // The long bar next to the lines is on the same side.
  expect(difference(plain!, marked!)).toBeLessThan(0.0005)
  expect(difference(plain!, left!)).toBeGreaterThan(0.0005)
})

test('a plan is set within a second', () => {
  const job = jobOf(versionIn(wordsOf.urdu))
  toPdf(job)
  const start = performance.now()
  for (let at = 0; at < 5; at += 1) {
    toPdf({ ...job, values: { ...job.values, title: `Kashmir, for ${at}` } })
  }
  expect((performance.now() - start) / 5).toBeLessThanOrEqual(1000)
})
