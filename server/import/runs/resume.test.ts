import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

/** The last has the title of the first. */
const rows = [0, 1, 2, 3, 4, 0].map((name, at) => `V${at},Villa ${name},Quiet,Harwan,${at + 1}`)
const sheet = {
  name: 'Villas.csv',
  body: ['ID,Villa Title,Tagline,Address,Price', ...rows].join('\n'),
}
const titles = rows.map((row) => row.split(',')[1])

eachDatabase((open) => {
  /** An import whose server stops in the middle of its third row. */
  async function brokenOff() {
    const desk = await openImportDesk(await open())
    const { domain } = desk
    const { id } = await desk.check([sheet])
    const write = domain.listings.writeComplete
    const broken = vi.spyOn(domain.listings, 'writeComplete').mockImplementation((whole, also) =>
      write(whole, async (tx, written) => {
        await also(tx, written)
        if (broken.mock.calls.length === 3) throw new Error('The power went')
      }),
    )
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    await desk.postJson(`/api/imports/${id}/apply`, {})
    const problem = async () => (await desk.get(`/api/imports/${id}`)).json().problem
    await expect.poll(problem).toMatch(/^Something failed/)
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Import \d+ is/), expect.any(Error))
    said.mockRestore()
    broken.mockRestore()
    const [job] = await domain.jobs.unfinished('import')
    // The problem is stored a moment before the job is free again.
    const goOn = () => expect.poll(() => domain.jobs.retry(job?.id ?? 0)).toBe(true)
    const found = async () =>
      (await desk.listings('Villa')).map(({ title }: { title: string }) => title)
    return { ...desk, id, goOn, found }
  }

  test('an interrupted import has only complete rows, and resumes with the next', async () => {
    const { id, goOn, found, settled, get } = await brokenOff()
    expect((await get(`/api/imports/${id}`)).json()).toMatchObject({ state: 'applying', done: 2 })
    expect(await found()).toEqual(titles.slice(0, 2))
    await goOn()
    expect(await settled(id)).toMatchObject({ state: 'applied', done: 6, problem: '' })
    expect(await found()).toEqual(titles)
  })

  test.each(['apply', 'undo'] as const)(
    'an account removed meanwhile stops no %s',
    async (last) => {
      const database = await open()
      const { domain, ...desk } = await openImportDesk(database)
      const removed = { id: 999, name: 'Asha' }
      const enquiries = { name: 'Enquiries.csv', body: 'Name,Phone,Remarks\nAsif,9876543210,Once' }
      const { id } = await desk.check([sheet, enquiries])
      await domain.imports.apply(id, removed)
      expect(await desk.settled(id)).toMatchObject({ state: 'applied', done: 7, problem: '' })
      if (last === 'undo') {
        await domain.imports.undo(id, removed)
        expect(await desk.settled(id)).toMatchObject({ state: 'undone', problem: '' })
      }
      expect(await desk.listings('Villa')).toHaveLength(last === 'undo' ? 0 : 6)
      const authors = database.db.selectFrom('history').select(['userId', 'author']).distinct()
      expect(await authors.execute()).toEqual([{ userId: null, author: 'Asha' }])
    },
  )

  test('two processes that run one import at once make each listing and enquiry once', async () => {
    const { domain, ...desk } = await openImportDesk(await open())
    const lead = (at: number) => `L${at},Asif,9876543210`
    const body = ['ID,Name,Phone', ...[1, 2, 3].map(lead)].join('\n')
    const { id } = await desk.check([sheet, { name: 'Enquiries.csv', body }])
    const { db } = domain.database
    await db.updateTable('imports').set({ state: 'applying', done: 0 }).execute()
    const step = { id, step: 'apply', by: { id: 1, name: 'Owner' } }
    const run = () => domain.imports.handlers.import(step)
    await Promise.all([run(), run()])
    const done = (await desk.get(`/api/imports/${id}`)).json()
    expect(done).toMatchObject({ state: 'applied', done: 9, problem: '' })
    expect(done.counts).toMatchObject({ new: 9, same: 0, refused: 0 })
    expect(await desk.listings('Villa')).toHaveLength(6)
    expect((await desk.get('/api/Enquiry')).json().$values).toHaveLength(3)
  })

  test('a finished import reports no problem though its file cannot be removed', async () => {
    const { domain, folder, ...desk } = await openImportDesk(await open())
    const { id } = await desk.check([sheet])
    const [piece = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /imports.*0-0$/.test(path),
    )
    const write = domain.listings.writeComplete
    vi.spyOn(domain.listings, 'writeComplete').mockImplementationOnce((...words) => {
      rmSync(join(folder, piece))
      mkdirSync(join(folder, piece))
      return write(...words)
    })
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const done = await desk.step(id, 'apply')
    await expect.poll(() => said.mock.calls.length).toBe(1)
    expect(done).toMatchObject({ state: 'applied', done: 6 })
    expect((await desk.get(`/api/imports/${id}`)).json().problem).toBe('')
    said.mockRestore()
  })

  test('skips and reports a row whose listing was changed meanwhile', async () => {
    const desk = await openImportDesk(await open())
    await desk.step((await desk.check([sheet])).id, 'apply')
    const dearer = { ...sheet, body: sheet.body.replace('Harwan,1', 'Harwan,9') }
    const { id } = await desk.check([dearer])
    const [villa] = await desk.listings('Villa')
    await desk.put(`/api/Villa/${villa.id}`, [['price', '5']])
    expect((await desk.step(id, 'apply')).counts).toMatchObject({ changed: 0, refused: 1 })
    expect((await desk.rows(id))[0]?.refusals).toMatchObject([
      { at: 'row 2', message: expect.stringMatching(/^It was changed here since/) },
    ])
    expect((await desk.listings('Villa'))[0].price).toBe(5)
  })
})
