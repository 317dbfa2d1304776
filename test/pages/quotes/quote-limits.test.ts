import { expect, test } from 'vitest'
import { demoSite } from '../demo-site.ts'
import { acceptance, sendQuote, toldQuote } from './guest-plan.ts'

const site = demoSite()

test('fifty concurrent acceptances count once, also from one address; more are refused', async () => {
  const { id, path } = await sendQuote(site)
  expect((await site.sendForm(path, { ...acceptance, phone: '' })).statusCode).toBe(400)
  expect((await toldQuote(site, id)).versions[0].state).toBe('viewed')
  const sent = await Promise.all(Array.from({ length: 50 }, () => site.sendForm(path, acceptance)))
  expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
  const { steps } = await toldQuote(site, id)
  expect(steps.filter(({ step }: { step: string }) => step === 'accepted')).toHaveLength(1)
  const more = await Promise.all(
    Array.from({ length: 15 }, () => site.sendForm(path, { step: 'change', message: 'Hi' })),
  )
  expect(more.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0)
  const other = await sendQuote(site)
  expect((await site.sendForm(other.path, acceptance)).statusCode).toBe(303)
})

test('views are counted too, and leave a guest his own answer', async () => {
  const { path } = await sendQuote(site)
  const view = () => site.sendForm(`${path}/view`, { step: 'view' })
  const seen = await Promise.all(Array.from({ length: 60 }, view))
  expect(new Set(seen.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  const { statusCode, headers, body } = await view()
  expect([statusCode, body]).toEqual([429, ''])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await site.sendForm('/q/AAAAAAAAAAAAAAAAAAAAAA/view', { step: 'view' })).statusCode).toBe(
    404,
  )
  expect((await site.sendForm(path, acceptance)).statusCode).toBe(303)
})
