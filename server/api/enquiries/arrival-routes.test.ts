import { EventSourceParserStream } from 'eventsource-parser/stream'
import { expect, onTestFinished, test } from 'vitest'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { inquiry, valuesOf } from '#test/samples/enquiries.ts'
import { openApp } from '#test/servers/app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { takePostgres } from '#test/servers/databases/postgres-databases.ts'
import { logIn } from '#test/servers/log-in.ts'
import { listen } from '#test/servers/raw-requests.ts'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open.ts'
import type { Answered } from '../../http/answered.ts'
import type { WireEnquiryNews } from './arrival-routes.ts'

type Opened = Awaited<ReturnType<typeof openSite>>

async function openSite(database: Database) {
  const answered: Answered[] = []
  const observe = (each: Answered) => void answered.push(each)
  const opened = await openApp(database, {}, undefined, { observe })
  const url = `http://127.0.0.1:${await listen(opened.app)}/api/Enquiry/arrivals`
  // `fetch` opens spare connections, for which a closing server would wait.
  onTestFinished(() => opened.app.server.closeAllConnections())
  return { ...opened, url, answered }
}

/** The events that a browser of staff receives. */
async function follow({ url, headers }: Pick<Opened, 'url' | 'headers'>, after?: number) {
  const leaving = new AbortController()
  const answer = await fetch(after === undefined ? url : `${url}?after=${after}`, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  const news: WireEnquiryNews[] = []
  const ended = read(answer, (each) => news.push(each))
  const arrived = () => news.flatMap((each) => each.arrived)
  return { answer, news, arrived, ended, leave: () => leaving.abort() }
}

/** Resolves to whether the server ended the stream. */
async function read({ body }: Response, tell: (news: WireEnquiryNews) => void): Promise<boolean> {
  try {
    const events = body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
    for await (const { id, data } of events ?? []) {
      const news: WireEnquiryNews = JSON.parse(data)
      expect(id).toBe(String(news.latestId))
      tell(news)
    }
    return true
  } catch {
    return false
  }
}

const send = ({ domain }: Pick<Opened, 'domain'>, name: string, more: object = {}) => {
  const values = valuesOf('partner', { ...inquiry, name })
  return domain.enquiries.receive('partner', values, { source: '/', ...more })
}

const tap = { reference: 'KE-7F3QX', channel: 'whatsapp', kind: '', page: '/' } as const

eachDatabase((open, once) => {
  test('staff are notified of new enquiries, but not of taps or spam', async () => {
    const site = await openSite(await open())
    await send(site, 'Earlier')
    const staff = await follow(site)
    await expect.poll(() => staff.news).toEqual([{ latestId: 1, open: 1, arrived: [] }])
    await send(site, 'A program', { suspicion: 'trap' })
    await site.domain.enquiries.receiveTap(tap, '10.0.0.1')
    const { enquiry } = await send(site, 'Meera')
    await expect.poll(() => staff.arrived().map(({ name }) => name)).toEqual(['Meera'])
    expect(staff.news.at(-1)).toMatchObject({ latestId: enquiry?.id, open: 2 })

    const by = { id: 1, name: 'Owner' }
    await site.domain.enquiries.update(enquiry?.id ?? 0, { status: 'lost' }, by)
    await expect.poll(() => staff.news.at(-1)).toMatchObject({ open: 1, arrived: [] })
    const taken = await site.domain.enquiries.list(enquiryQuery.parse({ taps: 'yes' }))
    await site.domain.enquiries.addNote(taken.items[0]?.id ?? 0, 'It was Asif', by)
    await expect.poll(() => staff.news.at(-1)?.open).toBe(2)
    expect(staff.arrived()).toHaveLength(1)
    staff.leave()
  })

  test('a reconnecting client receives what it missed, once', async () => {
    const site = await openSite(await open())
    const before = await follow(site)
    await expect.poll(() => before.news).toHaveLength(1)
    await send(site, 'First')
    await expect.poll(() => before.arrived()).toHaveLength(1)
    before.leave()
    await expect.poll(() => site.domain.enquiries.followers()).toBe(0)
    await send(site, 'Second')
    await send(site, 'Third')
    const back = await follow(site, before.news.at(-1)?.latestId)
    await expect.poll(() => back.arrived().map(({ name }) => name)).toEqual(['Second', 'Third'])
    back.leave()
    // As after restoring a backup older than what the browser knows.
    const ahead = await follow(site, 900)
    await expect.poll(() => ahead.news).toHaveLength(1)
    await send(site, 'Fourth')
    await expect.poll(() => ahead.arrived().map(({ name }) => name)).toEqual(['Fourth'])
    ahead.leave()
    await expect.poll(() => site.answered).toHaveLength(3)
    expect(site.answered[0]).toMatchObject({ status: 200, isStream: true })
  })

  once('the stream is for staff only, and is not buffered by proxies', async () => {
    const site = await openSite(await open())
    const ask = (query: string, init?: RequestInit) => fetch(site.url + query, init)
    expect((await ask('')).status).toBe(401)
    expect((await ask('?after=x', { headers: site.headers })).status).toBe(400)
    const head = await ask('', { method: 'HEAD', headers: site.headers })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const { answer, leave } = await follow({
      ...site,
      headers: { ...site.headers, 'accept-encoding': 'gzip, br' } as Opened['headers'],
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(answer.headers.has('content-encoding')).toBe(false)
    leave()
  })

  once(
    'a client that does not accept events gets the current state, and nothing more',
    async () => {
      const site = await openSite(await open())
      await send(site, 'Meera')
      const answer = await fetch(`${site.url}?after=0`, { headers: site.headers })
      const text = await answer.text()
      expect(text.match(/^data: /gm)).toHaveLength(1)
      expect(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '')).toMatchObject({
        ...{ latestId: 1, open: 1, arrived: [{ name: 'Meera' }] },
      })
      await expect.poll(() => site.domain.enquiries.followers()).toBe(0)
    },
  )

  test('the stream ends with the session and with the server', async () => {
    const site = await openSite(await open())
    const { accounts } = site.domain
    const session = await logIn(accounts, site.owner.email, site.owner.password)
    const other = await follow({ ...site, headers: { authorization: `Bearer ${session?.token}` } })
    const staff = await follow(site)
    // The first report after connecting contains everything stored before.
    for (const { news } of [other, staff]) await expect.poll(() => news).toHaveLength(1)
    await accounts.signOut(session?.token ?? '')
    await send(site, 'Meera')
    expect(await other.ended).toBe(true)
    expect(other.arrived()).toEqual([])
    await expect.poll(() => staff.arrived()).toHaveLength(1)
    await site.app.close()
    expect(await staff.ended).toBe(true)
  })

  once('the oldest stream of an account is closed when there are too many', async () => {
    const site = await openSite(await open())
    const all = [await follow(site)]
    for (let count = 1; count < 13; count += 1) all.push(await follow(site))
    expect(await all[0]?.ended).toBe(true)
    // The first report after connecting contains everything stored before.
    await expect.poll(() => all.at(-1)?.news).toHaveLength(1)
    await send(site, 'Meera')
    await expect
      .poll(() => all.slice(1).map(({ arrived }) => arrived().length))
      .toEqual(Array(12).fill(1))
    for (const { leave } of all) leave()
  })
})

test('two instances report each enquiry once and in order, whichever received it', async () => {
  const { database, url, remove } = await takePostgres()
  const second = await openDatabase({ DATA_DIR: '', DATABASE_URL: url })
  const sites = [await openSite(database), await openSite(second)] as const
  const staff = [await follow(sites[0], 0), await follow(sites[1], 0)]
  await Promise.all(
    Array.from({ length: 40 }, (_, at) => send(sites[at % 2 ? 1 : 0], `Number ${at}`)),
  )
  for (const { arrived, leave } of staff) {
    await expect.poll(() => arrived()).toHaveLength(40)
    const ids = arrived().map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(new Set(ids).size).toBe(40)
    leave()
  }
  for (const { app } of sites) await app.close()
  await second.close()
  await database.close()
  await remove()
})
