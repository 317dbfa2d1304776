import { expect, test, vi } from 'vitest'
import { inDays } from '../../samples/enquiries.ts'
import { officeScreens } from '../../samples/office-screens.ts'
import { sampleVersion } from '../../samples/quotes.ts'
import { office } from './office.ts'

const { site, open, editor } = office()

// The editor of a quote needs a browser.
const { '/admin/quotes/3': _, ...drawn } = officeScreens

/** Every other screen by its URL, with its heading. */
const screens = {
  ...drawn,
  '/admin/hotels?edit=1': 'Hotel Management',
  '/admin/villas': 'Villas Management',
  '/admin/travel?edit=new': 'Travel Package Form',
  '/admin/transport': 'Transportation Form',
  '/admin/wellness': 'Wellness Packages',
  '/admin/shoots': 'Photography Packages',
  '/admin/adventure': 'Adventure management',
  '/admin/event': 'Event Management Form',
  '/admin/destinations': 'Destinations',
  '/admin/articles': 'Articles',
  '/admin/hotelservices?hotelId=1': 'Manage Services',
  '/admin/addons?eventManagementId=64': 'Manage Addons',
  '/admin/packageInclude?eventManagementId=64': 'Manage Package Includes',
}

test('every screen opens, and loads nothing more', async () => {
  for (const [path, heading] of Object.entries(screens)) {
    const { html, text } = await open(path)
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], path).toContain(heading)
    expect(html, path).not.toContain('aria-busy="true"')
    expect(text, path).not.toContain('Retry')
  }
})

test('a form is grouped, and its list has titles and taglines', async () => {
  const { html, text } = await open('/admin/hotels?edit=new')
  for (const group of ['Basics', 'Pictures', 'Description']) {
    expect(html).toMatch(new RegExp(`<(legend|h3)[^>]*>${group}<`))
  }
  expect(text).toContain('Max 6 images')
  const [{ title, duration }] = await site.list('Hotel')
  expect(text).toMatch(new RegExp(`${title} .*${duration}`))
  expect(html).toMatch(
    /<input[^>]*name="email"[^>]*type="email"|<input[^>]*type="email"[^>]*name="email"/,
  )
})

test('an unknown address leads to the dashboard; the sidebar greets', async () => {
  for (const path of ['/admin', '/admin/nothing-here', '/admin/no/such/place']) {
    expect((await open(path)).address, path).toBe('/admin/dashboard')
  }
  const [aside] = /<aside.*?<\/aside>/s.exec((await open('/admin/travelAi')).page) ?? ['']
  expect(aside).toMatch(/Admin<.*Welcome Back!<.*href="\/admin\/villas"/s)
})

test('log-in and sign-up have their fields, and lead to each other', async () => {
  for (const path of ['/admin/login', '/login']) {
    const { page } = await open(path, { token: '' })
    expect(page).toMatch(/<h1[^>]*>Log In<\/h1>/)
    expect(page).toMatch(/<input[^>]*type="email"/)
    expect(page).toMatch(/href="\/admin\/forgotPassword"[^>]*>Forgot password\?/)
    expect(page).toMatch(/href="\/admin\/signUp"[^>]*>Sign up/)
  }
  const { page } = await open('/admin/signUp', { token: '' })
  expect(page).toMatch(/<h1[^>]*>Sign Up<\/h1>/)
  expect(page).toMatch(/<input[^>]*type="email"/)
  expect(page).toMatch(/href="\/login"[^>]*>Log In/)
})

test('who is not logged in, or no longer, is led to log-in and told where to go next', async () => {
  const to = '/admin/login?next=%2Fadmin%2Ftravel%3Fsort%3Dprice'
  for (const token of ['', 'long-expired']) {
    expect((await open('/admin/travel?sort=price', { token })).address, token).toBe(to)
  }
})

test('an editor sees settings, brand and their history, but cannot change them', async () => {
  await site.send('PUT', '/api/Setting', { gstin: '01AAACK0000A1Z5' })
  const token = await editor('Meena')
  const settings = await open('/admin/settings', { token })
  expect(settings.text).toContain('Only an owner may change the settings.')
  expect(settings.page).not.toContain('href="/admin/users"')
  const brand = await open('/admin/brand', { token })
  expect(brand.text).toContain('Only an owner may change the brand.')
  expect(brand.text).not.toContain('Save Brand')
  for (const { html } of [settings, brand]) {
    const before = html.slice(html.indexOf('<form'), html.search(/<(input|textarea|select)\b/))
    expect(before).toContain('<fieldset disabled=""')
  }
  const history = await open('/admin/history?kind=Setting', { token })
  expect(history.text).toContain('01AAACK0000A1Z5')
  expect(history.text).not.toContain('Restore')
  expect((await open('/admin/history?kind=Setting')).text).toContain('Restore')
})

test('a listing that is gone, or an enquiry, leaves no form, and leads to the others', async () => {
  for (const [path, owner, list] of [
    ['itenaries?travelPackageId=99999', 'travel package', '/admin/travel'],
    ['hotelroom?hotelId=99999', 'hotel', '/admin/hotels'],
  ] as const) {
    const { html, text } = await open(`/admin/${path}`)
    expect(text).toContain(`This ${owner} is gone`)
    expect(text).not.toContain('No data available')
    expect(html).not.toContain('<form')
    expect(html).toMatch(new RegExp(`href="${list}"[^>]*>All ${owner}s<`))
  }
  const { html, text } = await open('/admin/enquiries/999999')
  expect(text).toContain('There is no such enquiry.')
  expect(html).toMatch(/href="\/admin\/enquiries[^"]*"[^>]*>((?!<\/a>).)*All enquiries/)
})

test('what could not be loaded is said, logged, and can be tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  for (const [path, failing, said] of [
    ['/admin/hotels', /Hotel\?page/, 'hotels. Please try again. Retry No data available'],
    ['/admin/hotelroom?hotelId=1', /Hotel\?/, 'Error fetching hotels. Retry'],
    ['/admin/hotelroom?hotelId=2', /HotelRooms/, 'Error fetching rooms. Retry'],
    ['/admin/itenaries?travelPackageId=20', /Package\/20/, 'Retry No data available'],
    ['/admin/history', /History\?/, 'The history could not be loaded. Please try again. Retry'],
  ] as const) {
    logged.mockClear()
    const { text } = await open(path, { failing })
    expect(text, path).toContain(said)
    expect(text, path).not.toContain('Select a travel package to see')
    if (path === '/admin/history') expect(text).not.toContain('No data available')
    expect(logged, path).toHaveBeenCalledWith(expect.objectContaining({ Error: 'Out of order' }))
  }
  const { html, text } = await open('/admin/history?kind=Review&page=-3')
  expect(text).toContain('No changes match.')
  expect(html).toMatch(
    /<option[^>]*selected=""[^>]*>Reviews<|<option[^>]*value="Review" selected=""/,
  )
})

test('the list sorts, groups and narrows by its address, and says when nothing matches', async () => {
  const sorted = await open('/admin/travel?sort=title')
  expect(sorted.html).toMatch(
    /aria-sort="ascending"[^>]*><a[^>]*href="\/admin\/travel\?sort=-title"/,
  )
  expect(sorted.html).toMatch(/<img[^>]*src="\/uploads\/[^"]+\.webp/)
  const grouped = await open('/admin/travel?sort=category&category=2')
  expect(grouped.html).toMatch(/<th scope="rowgroup"[^>]*>Luxury and VIP Travel Packages</)
  const none = await open('/admin/travel?q=nothing+like+this')
  expect(none.text).toContain('No data available')
  expect(none.html).toMatch(/href="\/admin\/travel"[^>]*>Show all travel packages</)
  const { html } = await open('/admin/villas?images=none')
  expect(html.match(/scope="row"/g)).toHaveLength(1)
})

test('local costs are listed with amounts, seasons and checks, and samples counted on the dashboard', async () => {
  const destinations: { id: number; title: string }[] = await site.list('Destination')
  const [gulmarg, yusmarg] = ['Gulmarg', 'Yusmarg'].map((name) =>
    destinations.find(({ title }) => title === name),
  )
  const sledge = { what: 'Sledge', unit: 'group', low: 500, high: 700, seasonFrom: '1 dec' }
  await site.send('POST', '/api/local-costs', { ...sledge, destinationId: gulmarg?.id })
  const { html, text } = await open('/admin/local-costs?q=sledge')
  expect(text).toMatch(/Sledge.*₹500 to ₹700 per group.*from 1 December.*Not checked yet/)
  const [, edit = ''] = /href="([^"#]*)#cost-form"/.exec(html) ?? []
  expect((await open(edit.replaceAll('&amp;', '&'))).html).toContain('value="1 December"')
  expect((await open(`/admin/local-costs?place=${gulmarg?.id}`)).text).toMatch(
    /Shown on the pages of .*travel packages/,
  )
  expect((await open(`/admin/local-costs?place=${yusmarg?.id}`)).text).toContain(
    'No page names Yusmarg yet. Name it under “Destinations”',
  )
  // What is chosen stays, whatever is searched.
  const { id } = (await site.send('GET', '/api/local-costs?q=sledge')).json().$values[0]
  for (const [chosen, times] of [
    [`place=${gulmarg?.id}&edit=${id}`, 2],
    [`edit=${id}`, 1],
  ] as const) {
    const searched = await open(`/admin/local-costs?${chosen}&find=none&findShown=none`)
    expect(searched.html.match(/<option[^>]*selected="">Gulmarg</g), chosen).toHaveLength(times)
    expect(searched.html.match(/<option[^>]*value="\d+"/g), chosen).toHaveLength(times)
  }
  const dashboard = await open('/admin/dashboard')
  expect(dashboard.text).toMatch(/Local costs to check 16 samples and 1 whose/)
  expect(dashboard.html).toMatch(/href="\/admin\/local-costs\?check=yes"[^>]*>Check them</)
})

test('a road that nobody checked says so; an archived supplier is listed apart', async () => {
  expect((await open('/admin/roads')).text).toMatch(/Zojila Not known Not checked yet/)
  await site.send('PUT', '/api/suppliers/1', { archived: true })
  expect((await open('/admin/rates')).text).not.toContain('Chinar Courtyard')
  expect((await open('/admin/rates?archived=yes')).text).toContain('Chinar Courtyard')
})

test('missed addresses are listed with how often, and redirects with their use', async () => {
  const now = new Date().toISOString()
  const missed = { path: '/old-tours/tulip-week-srinagar.html', count: 2, askedAt: now }
  await site.domain.database.db.insertInto('missedAddresses').values(missed).execute()
  await site.send('POST', '/api/Redirect', { from: '/old-page.html', to: '/hotels' })
  const { html, text } = await open('/admin/redirects')
  expect(text).toMatch(/Not found.*\/old-tours\/tulip-week-srinagar\.html.* 2 times/)
  expect(html).toMatch(
    /\?from=%2Fold-tours[^"]*&amp;to=%2Ftravel-package%2F\d+%2Ftulip-week-in-srinagar/,
  )
  expect(text).toMatch(/\/old-page\.html leads to \/hotels.*Not used yet/)
  const [, add = ''] = /href="([^"]*\?from=[^"]*)"/.exec(html) ?? []
  const form = (await open(add.replaceAll('&amp;', '&'))).html
  expect(form).toMatch(/value="\/old-tours\/tulip-week-srinagar\.html".* value="\/travel-package/s)
})

test('overdue enquiries are on top; closed ones and spam are found where they are', async () => {
  const send = async (name: string, change: object = {}) => {
    const about = { name, email: 'omar@example.in', message: 'Groups of twelve in May.' }
    const { id, reference } = (await site.send('POST', '/api/partners', about)).json()
    await site.send('PUT', `/api/Enquiry/${id}`, { suspected: false, ...change })
    return reference as string
  }
  await send('Overdue Omar', { followUpOn: '2026-01-05' })
  await send('Newer Nadia')
  const { text } = await open('/admin/enquiries')
  expect(text).toMatch(/Overdue Omar.*Overdue since 5 Jan 2026.*Newer Nadia.*Groups of twelve/)
  expect(text).toMatch(/Newer Nadia.*Unanswered for/)
  const spam = await send('Spam Sam', { suspected: true })
  const hidden = await open(`/admin/enquiries?q=${spam}`)
  expect(hidden.text).toMatch(/Spam 1.*No data available/)
  expect((await open(`/admin/enquiries?q=${spam}&suspected=yes`)).text).toContain('Spam Sam')
  const lost = await send('Lost Lata', { status: 'lost' })
  const search = /href="(\/admin\/enquiries\?[^"]*)"[^>]*>Search all enquiries</
  const [, all = ''] = search.exec((await open(`/admin/enquiries?q=${lost}`)).html) ?? []
  expect((await open(all.replaceAll('&amp;', '&'))).text).toContain('Lost Lata')
  await send('Due Gurpreet', { status: 'contacted', followUpOn: inDays(0) })
  expect((await open('/admin/enquiries')).text).toMatch(/Due Gurpreet Contacted.*Due today/)
})

test('quotes are found by phone and by state', async () => {
  const guest = { name: 'Asha Rao', phone: '+91 99060 70707', email: '', homeState: '' }
  const { id } = (await site.send('POST', '/api/quotes', {})).json()
  await site.send('PUT', `/api/quotes/${id}/draft`, {
    document: sampleVersion({ guest }),
  })
  const found = await open('/admin/quotes?q=99060+70707')
  expect(found.html).toMatch(/<a[^>]*>Asha Rao</)
  expect(found.text).not.toContain('(sample)')
  const accepted = await open('/admin/quotes?q=99060+70707&state=accepted')
  expect(accepted.text).toContain('No quotes match.')
})
