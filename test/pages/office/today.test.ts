import { expect, test } from 'vitest'
import { inDays, inquiry } from '../../samples/enquiries.ts'
import { sendQuote } from '../quotes/guest-plan.ts'
import { office, sectionOf } from './office.ts'

const { site, open } = office()

const villa = async () => (await site.list('Villa'))[0] as { id: number; title: string }

async function enquireAs(names: string[], change: object = {}) {
  for (const name of names) {
    const about = { ...inquiry, kind: 'Villa', listingId: (await villa()).id, name }
    const { id } = (await site.send('POST', '/api/BookingRequest', about)).json()
    await site.send('PUT', `/api/Enquiry/${id}`, { suspected: false, ...change })
  }
}

test('says what to do now, each enquiry once, ready to be answered', async () => {
  const empty = await open('/admin/dashboard')
  expect(empty.text).toContain('Nothing to do now New enquiries appear here as they arrive.')
  await enquireAs(['Later Lata'], { followUpOn: inDays(1) })
  expect((await open('/admin/dashboard')).text).toMatch(/Next follow-up: Later Lata , on /)
  await enquireAs(['Overdue Omar'], { followUpOn: inDays(-2) })
  await enquireAs(['Today Tara'], { followUpOn: inDays(0) })
  const waiting = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => `Waiting ${name}`)
  await enquireAs(waiting)
  const { html } = await open('/admin/dashboard')
  expect(sectionOf(html, 'Overdue')).toMatch(new RegExp(`Overdue Omar.*${(await villa()).title}`))
  expect(sectionOf(html, 'Due today')).toMatch(/^Due today All 1 due today Today Tara/)
  expect(sectionOf(html, 'Oldest')).toMatch(new RegExp(waiting.slice(0, 5).join('.*')))
  expect(sectionOf(html, 'Newest')).toContain('Waiting Six')
  expect(sectionOf(html, 'Newest')).not.toContain('Waiting Five')
  expect(html).toMatch(/href="\/admin\/enquiries\?due=[\d-]+&amp;dueFrom=[^"]*"[^>]*>All 1</)
  expect(html).toMatch(/href="tel:\+911940000000" aria-label="Call Overdue Omar/)
  expect(html).toMatch(/"https:\/\/wa\.me\/911940000000\?text=Hello[^>]*Overdue Omar/)
})

test('counts weeks, listings, drafts and missing images, each a link to its list', async () => {
  const draft = { title: 'No picture yet', duration: 'x', description: 'y', status: 'draft' }
  await site.save('/api/Villa', { ...draft, price: '1' })
  const { html } = await open('/admin/dashboard')
  const { id, title } = await villa()
  expect(sectionOf(html, 'Enquiries by week')).toMatch(
    /\d+ enquiries in 12 weeks , \d+ more than in the 12 weeks before/,
  )
  // There are no earlier enquiries.
  expect(
    html.match(/<tr[^>]*><th scope="row"[^>]*><a[^>]*from=[\d-]+&amp;to=[\d-]+"/g),
  ).toHaveLength(4)
  expect(html).toMatch(
    new RegExp(
      `status=all&amp;from=[\\d-]+&amp;listingId=${id}"[^>]*>${title}</a>.*?villa.*?>9<.*?>0<`,
      's',
    ),
  )
  expect((await open('/admin/dashboard?weeks=26')).text).toMatch(/ in 26 weeks /)
  expect(sectionOf(html, 'Unfinished')).toBe('Unfinished Villas 1 draft 2 without images')
  expect(html).toMatch(/href="\/admin\/villas\?status=draft".*href="\/admin\/villas\?images=none"/s)
  expect((await open('/admin/villas?status=draft')).text).toContain('No picture yet')
})

test('names what was lately changed, by whom, with a price where there is one', async () => {
  const { id, title } = (await site.list('TravelPackage'))[0]
  await site.save(`/api/TravelPackage/${id}`, { price: '30500' }, 'PUT')
  const [article] = await site.list('Article')
  await site.save(`/api/Article/${article.id}`, { author: 'Sana' }, 'PUT')
  const lately = sectionOf((await open('/admin/dashboard')).html, 'Lately changed')
  expect(lately).toMatch(new RegExp(`${title}.*₹30,500`))
  expect(lately).toMatch(new RegExp(`${article.title}.*by you`))
  // It is not sold, and has no price to be asked for.
  expect(lately.slice(0, lately.indexOf(title))).not.toContain('On request')
})

test('the figures count accounts to approve and failed mails', async () => {
  const account = { userName: 'Zoya', email: 'zoya@example.in', password: 'saffron-field-9' }
  await site.send('POST', '/api/User/register', account)
  const stuckAt = new Date().toISOString()
  const jobs = site.domain.database.db.updateTable('jobs').where('name', '=', 'mail')
  await jobs.set({ stuckAt, lastError: 'ECONNREFUSED', attempts: 1 }).execute()
  const { html } = await open('/admin/dashboard')
  expect(html).toMatch(/href="\/admin\/enquiries\?status=new"[^>]*>.*?new enquiries/s)
  expect(html).toMatch(/href="\/admin\/users"[^>]*>.*?account to approve/s)
  expect(html).toMatch(/href="\/admin\/mail"[^>]*>.*?failed emails/s)
  expect(sectionOf(html, 'Site health')).toMatch(/\d+ waiting, \d+ failed/)
  expect((await open('/admin/mail')).text).toMatch(
    /0 waiting, \d+ failed\..*To the operator.*Tried 1 time ECONNREFUSED View message.*/,
  )
})

test('a quote that was sent is at its enquiry, in the list of enquiries and on the dashboard', async () => {
  const about = { name: 'Quoted Qamar', email: 'qamar@example.in', message: 'A week in May.' }
  const { id: enquiryId } = (await site.send('POST', '/api/partners', about)).json()
  await site.send('PUT', `/api/Enquiry/${enquiryId}`, { suspected: false })
  await sendQuote(site, { enquiryId })
  const { html } = await open(`/admin/enquiries/${enquiryId}`)
  expect(html).toMatch(/<button[^>]*aria-pressed="true"[^>]*>((?!<\/button>).)*Quoted</)
  expect(sectionOf(html, 'Quotes')).toContain('Sent')
  expect((await open('/admin/enquiries')).text).toMatch(
    /Quoted Qamar.*Quote Q-\w{6} · Sent just now/,
  )
  const dashboard = await open('/admin/dashboard')
  expect(sectionOf(dashboard.html, 'Waiting for an answer')).toContain('Rehana Qureshi')
})
