import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sessionOf } from '../../servers/log-in.ts'
import { insertSecondFactor } from '../../servers/second-factor.ts'
import { words } from '../demo-site.ts'
import { office, sectionOf } from './office.ts'

const { site, open, editor } = office('none')

const noor = 'noor@example.in'

const giveSecondFactor = (email: string) =>
  insertSecondFactor(site.domain.database, { email, key: randomBytes(32) })

test('every field of a sign-up is required, each password can be shown, and an owner’s link is recognised', async () => {
  const { page, text } = await open('/admin/signUp?code=first', { token: '' })
  const inputs = page.match(/<input[^>]*>/g) ?? []
  expect(inputs).toHaveLength(4)
  for (const input of inputs) expect(input).toContain('required=""')
  expect(text).toMatch(/Password Show password .*Confirm Password Show confirm password/)
  expect(text).toContain('You’re creating the site’s first owner account.')
})

test('own sessions are listed by device, and each but the present one can be ended', async () => {
  const { database, accounts } = site.domain
  const token = await editor('Asha')
  const rowsNow = async () => {
    const { html } = await open('/admin/account', { token })
    return html.slice(html.indexOf('>Sessions<')).split('<li').slice(1)
  }
  expect((await rowsNow()).map((row) => words(`<li${row}`))).toEqual([
    expect.stringMatching(/^Unknown device This device Since [^,]+, [^,]+$/),
  ])
  await sessionOf(database, accounts, 'asha@example.in', { device: 'Chrome on Android' })
  const [phone, present] = (await rowsNow()).map((row) => words(`<li${row}`))
  expect(phone).toMatch(/^Chrome on Android Since .+, last used .+ End Chrome on Android, since /)
  expect(present).toMatch(/This device Since [^,]+, [^,]+ Sign out everywhere else$/)
})

test('who has a second factor sees it, and owners can reset it; who needs one comes to no other screen', async () => {
  const token = await editor('Noor')
  const listed = async () => (await open('/admin/users')).text
  expect(sectionOf((await open('/admin/account', { token })).html, 'Second factor')).toMatch(
    / Set up$/,
  )
  expect(await listed()).not.toContain('Reset second factor')
  await giveSecondFactor(noor)
  await giveSecondFactor('owner@example.in')
  expect(sectionOf((await open('/admin/account', { token })).html, 'Second factor')).toMatch(
    /On since .+ 1 recovery code is left\..* New recovery codes Switch off$/,
  )
  expect((await listed()).match(/Reset second factor [\w ]+/g)).toEqual([
    'Reset second factor of Noor Remove Noor',
  ])

  await site.send('PUT', '/api/Setting', { secondFactor: 'everybody' })
  expect((await open('/admin/account', { token })).text).toContain('The owners require it.')
  const without = await editor('Zubair')
  const { text, address } = await open('/admin/villas?sort=price', { token: without })
  expect(address).toBe('/admin/secondFactor?next=%2Fadmin%2Fvillas%3Fsort%3Dprice')
  expect(text).toMatch(/Set up your second factor .* Continue Sign out$/)
})

test('who was inactive for too long is told so at log-in, and led back', async () => {
  const token = await editor('Meena')
  const usedAt = new Date(Date.now() - 5 * 3_600_000).toISOString()
  await site.domain.database.db.updateTable('sessions').set({ usedAt }).execute()
  const { text, address } = await open('/admin/villas?edit=new', { token })
  expect(address).toBe('/admin/login?next=%2Fadmin%2Fvillas%3Fedit%3Dnew&ended=idle')
  expect(text).toContain('You were logged out because you were inactive.')
})
