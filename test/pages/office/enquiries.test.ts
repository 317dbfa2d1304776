import { expect, test, vi } from 'vitest'
import { deskShortcuts } from '../../../app/admin/enquiries/desk/desk-shortcuts.tsx'
import { inDays } from '../../samples/enquiries.ts'
import { office, sectionOf } from './office.ts'

const { site, open, editor } = office('none')

async function enquire(name: string): Promise<{ id: number; reference: string }> {
  const about = { email: 'meera@example.in', phone: '+91 98000 00000' }
  const sent = { name, ...about, message: 'Groups of twelve in May.' }
  return (await site.send('POST', '/api/partners', sent)).json()
}

test('the desk has the request, ways to answer, what was done, and what else this person asked', async () => {
  const earlier = await enquire('Meera Iyer')
  const { id, reference } = await enquire('Meera Iyer')
  const path = `/admin/enquiries/${id}`
  const fresh = (await open(path)).html
  expect(sectionOf(fresh, 'Enquiry details')).toMatch(
    new RegExp(`\\+91 98000 00000 meera@example\\.in .*Groups of twelve in May\\. .*${reference}`),
  )
  const link = (name: string) => new RegExp(`<a[^>]* href="([^"]*)"[^>]*>((?!</a>).)* ${name}</a>`)
  expect(link('Call').exec(fresh)?.[1]).toBe('tel:+919800000000')
  expect(link('WhatsApp').exec(fresh)?.[1]).toMatch(
    new RegExp(`^https://wa\\.me/919800000000\\?text=Hello%20Meera.*${reference}`),
  )
  expect(link('Mail').exec(fresh)?.[1]).toMatch(
    new RegExp(`^mailto:meera@example\\.in\\?subject=Your%20enquiry%20${reference}&amp;body`),
  )
  expect(fresh).toMatch(/id="status-new" aria-pressed="true"/)
  expect(sectionOf(fresh, 'History')).toBe('History No activity yet.')
  expect(sectionOf(fresh, 'Also from this person')).toMatch(
    /^Also from this person Meera Iyer New /,
  )
  expect(fresh).toContain(`href="/admin/enquiries/${earlier.id}"`)

  const { id: assigneeId } = (await site.send('GET', '/api/User/me')).json()
  const note = 'Wants rates for May'
  const change = { status: 'quoted', assigneeId, followUpOn: inDays(3), note }
  await site.send('PUT', `/api/Enquiry/${id}`, change)
  const { html } = await open(path)
  for (const button of [
    'id="status-quoted" aria-pressed="true"',
    'aria-pressed="true"[^>]*>In 3',
  ]) {
    expect(html).toMatch(new RegExp(button))
  }
  expect(html).toMatch(new RegExp(`value="${assigneeId}" selected=""`))
  expect(html).not.toContain('Assign to me')
  expect(html).toMatch(new RegExp(`id="followUpOn"[^>]* value="${inDays(3)}"`))
  expect(sectionOf(html, 'History')).toMatch(/Wants rates for May.*Status: new → quoted/)
})

test('only owners are offered a person’s data; who marked spam is said, and who erased', async () => {
  const { id } = await enquire('Nusrat Zargar')
  const path = `/admin/enquiries/${id}`
  expect((await open(path)).text).toMatch(/Download this person’s data Erase this person’s data/)
  const token = await editor('Erfan')
  const shown = (await open(path, { token })).text
  expect(shown).toContain('Mark as spam')
  expect(shown).not.toContain('this person’s data')
  await site.send('PUT', `/api/Enquiry/${id}`, { suspected: true })
  expect((await open(path, { token })).text).toMatch(/Marked as spam by Owner.* Not spam/)
  await site.remove(`/api/Enquiry/${id}`)
  const history = await open('/admin/history?kind=Enquiry', { token })
  expect(history.text).toContain('erased the data of a person (3 enquiries)')
})

test('the filters show what the address asks for', async () => {
  const { id } = (await site.send('GET', '/api/User/me')).json()
  for (const [search, chosen] of [
    ['', 'Anybody'],
    [`?assigneeId=${id}`, 'Me'],
    ['?assignee=none', 'Nobody'],
    ['?assigneeId=999', 'Removed account'],
  ]) {
    const { html } = await open(`/admin/enquiries${search}`)
    const [select = ''] = /<select id="assigneeId".*?<\/select>/.exec(html) ?? []
    expect(/<option[^>]* selected=""[^>]*>([^<]*)/.exec(select)?.[1], search).toBe(chosen)
    expect(html.includes('<details open=""'), search).toBe(search !== '')
  }
})

test('each key of the desk reaches something on it', async () => {
  const { id } = await enquire('Key One')
  const { html } = await open(`/admin/enquiries/${id}`)
  const reached: string[] = []
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({ click: () => reached.push(`press #${id}`) }),
    querySelector: (found: string) => ({ focus: () => reached.push(found) }),
  })
  const keys = deskShortcuts.filter(({ run }) => run)
  for (const { run } of keys) run?.()
  expect(keys.map(({ key }, at) => `${key} ${reached[at]}`)).toEqual([
    ...['c press #call', 'w press #chat', 'm press #mail', 'r [data-reply]'],
    ...['s [id^=status-][aria-pressed=true]', 'f #followUpOn', 'a press #assign-to-me', 'n #note'],
    // The neighbours are those of the list from which the desk was opened.
    ...['j press #next', 'k press #previous', 'u press #all-enquiries'],
  ])
  const ids = ['call', 'chat', 'mail', 'followUpOn', 'assign-to-me', 'note', 'all-enquiries']
  for (const id of ids) expect(html).toContain(` id="${id}"`)
  expect(html).toContain('data-reply="true"')
  expect(html).toContain('id="status-new" aria-pressed="true"')
})
