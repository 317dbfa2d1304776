import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { all, demoSite, words } from '../demo-site.ts'
import { acceptance, plan, sendQuote, sendVersion, toldQuote } from './guest-plan.ts'

const site = demoSite()

/** Numbers and words that no guest may find. */
const secrets = ['4217', '9331', '1733', '17.3', 'Haggles over tea', 'Wular Supplies']

let id = 0
let path = ''
beforeAll(async () => {
  ;({ id, path } = await sendQuote(site))
})

const expectNoSecrets = (body: string) => {
  for (const secret of secrets) expect(body, secret).not.toContain(secret)
}

const stateOf = async (quote = id) => (await toldQuote(site, quote)).versions[0].state

test('a guest reads days, options with prices, and what is included, and no cost in any byte', async () => {
  const { body, headers } = await site.get(path)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(headers).not.toHaveProperty('etag')
  const text = words(body.replaceAll('<!-- -->', ''))
  expect(text).toContain('Kashmir, for Rehana Qureshi')
  expect(body).toContain(`href="${path}/quote.pdf"`)
  expect((await site.get(`${path}/quote.pdf`)).headers['content-type']).toBe('application/pdf')
  expect(text).toContain('2 adults, 1 child (8 years)')
  expect(text).toContain('Day 1')
  expect(text).toContain('A shikara at dusk')
  expect(text).toContain('Breakfast')
  expectNoSecrets(body)
  expectNoSecrets((await site.get(`${path}.data`)).body)
  expect(body).not.toMatch(/55511|rehana@/)
  // A chat shows the agency’s picture with the link.
  expect(body).toMatch(/property="og:image" content="[^"]+\/share\/home-/)
})

test('a hundred link previews don’t count as a view; a person does', async () => {
  for (let n = 0; n < 50; n += 1) {
    await site.get(path)
    await site.packed(path)
  }
  expect(await stateOf()).toBe('sent')
  expect((await site.get(`${path}/view`)).statusCode).toBe(405)
  expect((await site.sendForm(`${path}/view`, { step: 'view' })).statusCode).toBe(204)
  expect(await stateOf()).toBe('viewed')
})

test('reports errors at the form and keeps the input, and accepts nothing', async () => {
  const answer = await site.sendForm(path, { ...acceptance, phone: 'none', consent: '' })
  expect(answer.statusCode).toBe(400)
  expectNoSecrets(answer.body)
  const html = answer.body.replaceAll('<!-- -->', '')
  expect(html).toContain('Phone must be a number with at least 7 digits.')
  expect(html).toContain('Please agree before you accept.')
  expect(html).toContain('value="none"')
  expect(html).toMatch(/<form id="accept"[^>]* action="#accept-problems" method="post"/)
  expect(html).toMatch(/<a [^>]*href="#[\w-]+"[^>]*>Phone must be/)
  for (const value of ['premium', 'premium:ride']) {
    expect(html).toMatch(
      new RegExp(`<input[^>]*(checked=""[^>]* value="${value}"|value="${value}"[^>]* checked="")`),
    )
  }
  expect(await stateOf()).toBe('viewed')
  const empty = words((await site.sendForm(path, { ...acceptance, phone: '' })).body)
  expect(empty).toContain('Phone is required.')
  expect(empty).not.toContain('at least 7 digits')
  const odd = await site.sendForm(path, { ...acceptance, extra: 'premium:nothing' })
  const refusal = 'An extra that you ticked belongs to another option.'
  expect([odd.statusCode, words(odd.body)]).toEqual([400, expect.stringContaining(refusal)])
  // Without scripts, an extra may be ticked without its option.
  const others = await site.sendForm(path, { ...acceptance, option: 'deluxe' })
  expect([others.statusCode, words(others.body)]).toEqual([400, expect.stringContaining(refusal)])
  expect((await site.sendForm(path, { step: 'fly' })).statusCode).toBe(400)
})

test('no answer may be cached', async () => {
  const unknown = await site.sendForm('/q/AAAAAAAAAAAAAAAAAAAAAA', { step: 'accept' })
  expect(unknown.statusCode).toBe(404)
  const refused = await site.get('/q/%E0%A4%A')
  const told = ['cache-control', 'referrer-policy', 'x-robots-tag']
  for (const { headers } of [unknown, refused]) {
    expect(told.map((name) => headers[name])).toEqual([
      ...['no-store', 'no-referrer', 'noindex, nofollow'],
    ])
  }
})

test('a question reaches the agency; a newer version takes the place of the older, and says that an answer to that came too late', async () => {
  const asked = await site.sendForm(path, { step: 'change', message: 'One night more?' })
  expect([asked.statusCode, asked.headers.location]).toEqual([303, `${path}?asked=1#answered`])
  expect(words((await site.get(`${path}?asked=1`)).body)).toContain('your message has reached us')
  const old = path
  path = await sendVersion(site, id)
  const moved = await site.get(old)
  expect([moved.statusCode, moved.headers.location]).toEqual([302, `${path}?newer=1`])
  expect(words((await site.get(`${path}?newer=1`)).body)).toContain('this newer plan')
  // Asked on the older page, which was still open.
  expect((await site.get(`${old}?asked=1`)).headers.location).toBe(`${path}?newer=1&asked=1`)
  expect(words((await site.get(`${path}?newer=1&asked=1`)).body)).toContain('has reached us')
  for (const [step, told] of [
    ['accept', 'You have not accepted anything yet'],
    ['decline', 'has not been stored'],
  ] as const) {
    const late = await site.sendForm(old, { ...acceptance, step })
    const newer = `${path}?newer=1&late=${step}`
    expect([late.statusCode, late.headers.location]).toEqual([303, `${newer}#newer`])
    const html = await site.html(newer)
    expect(html).toContain('id="newer"')
    expect(words(html)).toContain(told)
  }
  expect(await stateOf()).not.toMatch(/accepted|declined/)
})

test('a line break, which browsers send as two characters, counts as one and is stored as one', async () => {
  const message = `${'A day more\n'.repeat(181)}please`
  const asked = await site.sendForm(path, {
    step: 'change',
    message: message.replaceAll('\n', '\r\n'),
  })
  expect([message.length, asked.statusCode]).toEqual([1997, 303])
  const { steps } = await toldQuote(site, id)
  expect(steps.findLast(({ step }: { step: string }) => step === 'asked').text).toBe(message)
})

test('the guest accepts once, however often the form is sent, and the page stays the plan', async () => {
  const totals = (html: string) =>
    all(/<strong>₹([\d,]+)<\/strong> in total/g, html).map((sum) => Number(sum.replaceAll(',', '')))
  const [, premium = 0] = totals(await site.html(path))
  const typed = { ...acceptance, phone: '۹۸۱۰۰ ۵۵۵۱۱' }
  const sent = [await site.sendForm(path, typed), await site.sendForm(path, acceptance)]
  for (const { statusCode, headers } of sent) {
    expect([statusCode, headers.location]).toEqual([303, `${path}#accepted`])
  }
  for (const page of [path, `${path}.data`]) expectNoSecrets((await site.get(page)).body)
  const text = words(await site.html(path))
  expect(text).toContain('You have accepted this plan')
  expect(text).toMatch(/your reference is Q-\w{6}/)
  expect(text).toContain('Premium')
  expect(text).not.toContain('Deluxe')
  // With the extra that was chosen.
  const [agreed, ...others] = totals(await site.html(path))
  expect(agreed).toBeGreaterThan(premium)
  expect(others).toEqual([])
  expect(text).not.toContain('Accept this plan')
  expect(text).toMatch(/With these extras Gondola Day 2 · included, ₹/)
  const other = await site.sendForm(path, { ...acceptance, option: 'deluxe', extra: '' })
  expect(other.statusCode).toBe(409)
  const declined = await site.sendForm(path, { step: 'decline', reason: 'Too many drives' })
  expect(declined.statusCode).toBe(409)
  expect(words(declined.body)).toContain('This offer has already been accepted.')
  // Its form is gone; the words can still be sent as a message.
  expect(declined.body).toContain('>Too many drives</textarea>')
})

test('who accepts after midnight in Srinagar can ask again for the same', async () => {
  const { path: lapsed } = await sendQuote(site)
  onTestFinished(() => void vi.useRealTimers())
  const midnight = Date.parse(`${plan.validUntil}T18:30:00Z`)
  vi.useFakeTimers({ toFake: ['Date'], now: midnight })
  const { statusCode, body } = await site.sendForm(lapsed, acceptance)
  expect(statusCode).toBe(409)
  expect(words(body)).toContain('This offer is no longer open.')
  const wish = 'I would like to accept this plan: Premium, Gondola. My phone is 98100 55511.'
  expect(body).toContain(`>${wish}</textarea>`)
})

test('an enquiry becomes a plan that the guest accepts, and is won', async () => {
  const data = { name: 'Zooni Bhat', email: 'zooni@example.in', message: 'Groups of twelve.' }
  const { id: enquiryId } = (await site.send('POST', '/api/partners', data)).json()
  const status = async () => (await site.send('GET', `/api/Enquiry/${enquiryId}`)).json().status
  const { path: ofEnquiry } = await sendQuote(site, { enquiryId })
  expect(await status()).toBe('quoted')
  await site.sendForm(ofEnquiry, acceptance)
  expect(await status()).toBe('won')
})

test('a link that is withdrawn, or none, is a 404 that says how to reach the agency', async () => {
  const document = { ...plan, options: plan.options.slice(0, 1) }
  const { id: copy, path: pathname } = await sendQuote(site, { copyOf: id }, document)
  const declined = await site.sendForm(pathname, { step: 'decline', reason: 'Too far' })
  expect([declined.statusCode, await stateOf(copy)]).toEqual([303, 'declined'])
  // In any spelling it is the same page, and not cached either.
  const spelt = [pathname.replace('q', '%71'), `/x/..${pathname}`, `/.${pathname}`]
  for (const path of spelt) {
    const { statusCode, headers } = await site.get(path)
    expect([path, statusCode]).toEqual([path, 200])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
  const asked = (await site.get(`${pathname}?asked=1`)).body
  expect(words(asked)).toContain('your message has reached us')
  expect(asked.match(/ id="answered"/g)).toHaveLength(1)
  await site.send('POST', `/api/quotes/${copy}/withdraw`, {})
  for (const gone of [
    pathname,
    ...spelt,
    `/${pathname}`,
    '/q/AAAAAAAAAAAAAAAAAAAAAA',
    '/q/short',
    '/q/%00',
  ]) {
    const { statusCode, body, headers } = await site.get(gone)
    expect([gone, statusCode, headers['cache-control']]).toEqual([gone, 404, 'no-store'])
    expect(words(body), gone).toContain('+91 194 000 0000')
  }
  expect((await site.sendForm(pathname, acceptance)).statusCode).toBe(404)
})

test('an accepted plan lists no extra that the guest did not add', async () => {
  const bare = await sendQuote(site)
  await site.sendForm(bare.path, { ...acceptance, extra: '' })
  expect(words(await site.html(bare.path))).not.toMatch(/Gondola|extras/)
})

test('a tax has its own line, or is said to be included, as when the version was sent', async () => {
  const [line, note] = [/Includes GST \(5%\): ₹[\d,]+/, /GST is included/]
  const own = await sendQuote(site)
  await site.send('PUT', '/api/Setting', { quoteTaxShown: 'included' })
  const included = await sendQuote(site)
  await site.send('PUT', '/api/Setting', { quoteTaxShown: 'line' })
  const [ofOwn, ofIncluded] = [await site.html(own.path), await site.html(included.path)].map(words)
  expect(ofOwn).toMatch(line)
  expect(ofOwn).not.toMatch(note)
  expect(ofIncluded).toMatch(note)
  expect(ofIncluded).not.toMatch(line)
})

test('a form of another site is refused; one of a page without a referrer is not', async () => {
  const send = (origin: string) =>
    site.sendForm(path, { step: 'change', message: 'And a guide?' }, { origin })
  expect((await send('https://evil.example')).statusCode).toBe(403)
  expect((await send('null')).statusCode).toBe(303)
})
