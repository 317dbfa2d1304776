import { expect, test } from 'vitest'
import { pdfWords } from '../../samples/pdf-words.ts'
import { demoSite, words } from '../demo-site.ts'
import { plan, sendQuote } from './guest-plan.ts'

const site = demoSite()

test('a plan shows the local costs of its package’s destinations', async () => {
  const found = (await site.get('/travel-package/20')).body
  expect(found).toContain('What you will also pay')
  const { path } = await sendQuote(site, { listingId: 20 })
  const text = words(await site.html(path))
  expect(text).toContain('What you will also pay')
  expect(text).toMatch(/Gondola, phase 1[^.]*₹800 to ₹1,000/)
})

test('a plan without a package shows the local costs of its days’ places', async () => {
  const { path } = await sendQuote(site)
  const text = words(await site.html(path))
  const paid = text.slice(text.indexOf('What you will also pay'))
  expect(paid).toMatch(/Srinagar .*Shikara/)
  expect(paid).not.toContain('Gondola, phase 1')
  const pdf = pdfWords((await site.get(`${path}/quote.pdf`)).rawPayload)
  expect(pdf).toContain('What you will also pay')
  expect(pdf).toContain('Paid to the boatman')
  const days = [{ id: 'd1', day: 1, title: 'Arrival', text: '', place: '' }]
  const nowhere = await sendQuote(site, {}, { ...plan, days })
  expect(await site.html(nowhere.path)).not.toContain('What you will also pay')
})
