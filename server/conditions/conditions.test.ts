import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { type CacheTag, type Changed, collectTags } from '../db/cache-tags.ts'
import { createHistory, type History } from '../history/history.ts'
import { readHeaded, writeHeaded } from '../tables/headed-table.ts'
import { type Conditions, createConditions } from './conditions.ts'
import { calendarSheet, conditionSheet } from './sheet.ts'

const now = new Date('2026-11-23T09:40:00+05:30')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

afterEach(() => {
  vi.useRealTimers()
})

eachDatabase((open) => {
  let conditions: Conditions
  let history: History
  let announced: Changed[]
  let by: { id: number; name: string }

  beforeEach(async () => {
    const database = await open()
    history = createHistory(database)
    conditions = createConditions(database, history)
    by = await addUser(database.db)
    announced = []
    database.onChange((changed) => {
      // A connection to a server begins by announcing a change of everything.
      if (changed !== 'everything') announced.push(changed)
    })
    vi.useFakeTimers({ toFake: ['Date'], now })
  })

  async function add(name: string, more: object = {}) {
    const made = await conditions.create({ name, ...more }, by)
    if ('errors' in made) throw new Error(JSON.stringify(made.errors))
    return made
  }

  test('stores a road, updates its state, renames and deletes it', async () => {
    const { id } = await add('Zojila', { state: 'closed', sentence: 'Snow', source: 'BRO' })
    vi.setSystemTime(later(2))
    expect(await conditions.update(id, { state: 'open', version: 1 } as never, by)).toMatchObject({
      ...{ state: 'open', sentence: '', source: 'BRO', version: 2 },
      ...{ seenAt: later(2).toISOString(), holdsUntil: later(26).toISOString() },
    })
    expect(await conditions.update(id, { version: 1 }, by)).toBe('stale')
    await conditions.update(id, { name: 'Zoji La' } as never, by)
    expect(await conditions.every()).toMatchObject([
      { name: 'Zoji La', state: 'open', seenAt: later(2).toISOString() },
    ])
    expect([await conditions.remove(id, by), await conditions.remove(id, by)]).toEqual([
      true,
      false,
    ])
    expect(announced).toEqual(Array.from({ length: 4 }, () => ['conditions']))
  })

  test('refuses duplicates of a name or a mark on the map, without announcing a change', async () => {
    await add('Mughal Road', { mark: 'mughal' })
    const refused = await conditions.create({ name: 'MUGHAL road' }, by)
    expect(refused).toEqual({ errors: { name: ['“Mughal Road” stands here already.'] } })
    expect(await conditions.create({ name: 'Other', mark: 'mughal' }, by)).toEqual({
      errors: { mark: ['“Mughal Road” shows “Mughal Road” already.'] },
    })
    expect(announced.flat()).toEqual(['conditions'])
  })

  test('tells Hindi names apart by their vowels, but not by a dot below', async () => {
    await add('पुल')
    await add('पल')
    await add('ज़ोजिला')
    expect(await conditions.create({ name: 'जोजिला' }, by)).toHaveProperty('errors.name')
    await conditions.calendar.create({ title: 'मेला', from: '03-01', to: '03-02' }, by)
    const other = { title: 'माला', from: '03-01', to: '03-02' }
    expect(await conditions.calendar.create(other, by)).toMatchObject({ title: 'माला' })
  })

  test('the history records each change and restores it, while that is possible', async () => {
    const { id } = await add('Zojila', { state: 'closed' })
    await conditions.update(id, { state: 'notKnown' } as never, by)
    const { items } = await history.page({ page: 1, pageSize: 10, kind: 'Condition' })
    expect(items.map(({ action, title, partId }) => [action, title, partId])).toEqual([
      ['change', 'Zojila', id],
      ['create', 'Zojila', id],
    ])
    expect(await conditions.revert(id, items[0]?.before, by)).toBe(true)
    expect(await conditions.every()).toMatchObject([{ state: 'closed', version: 3 }])
    await conditions.remove(id, by)
    expect(await conditions.revert(id, items[0]?.before, by)).toBe(true)
    expect(await conditions.revert(id, items[0]?.after, by)).toBe(true)
    expect(await conditions.every()).toMatchObject([{ id, state: 'notKnown' }])
    expect(await conditions.revert(0, items[0]?.before, by)).toHaveProperty('errors.name')
  })

  test('an answer expires at the first expiry of the states it shows', async () => {
    await add('Zojila', { state: 'open' })
    await add('Mughal Road', { state: 'closed', holdsUntil: later(3).toISOString() })
    await add('Sinthan Top')
    const tags = new Set<CacheTag>()
    await collectTags(tags, () => conditions.shown(now))
    expect([...tags]).toEqual(['conditions', `until ${later(3).toISOString()}`])
    const after = new Set<CacheTag>()
    await collectTags(after, () => conditions.shown(later(25), { staleAllowed: true }))
    expect([...after]).toEqual(['conditions'])
  })

  test('the time of the last change covers changes, deletions and expiries', async () => {
    const changedAt = async (when: Date) =>
      conditions.changedAt(
        {
          conditions: await conditions.every(),
          entries: await conditions.calendar.every(),
          kinds: ['Condition', 'CalendarEntry'],
        },
        when,
      )
    expect(await changedAt(now)).toEqual(new Date(0))
    const { id } = await add('Zojila', { state: 'open' })
    expect(await changedAt(later(23))).toEqual(now)
    expect(await changedAt(later(25))).toEqual(later(24))
    vi.setSystemTime(later(30))
    await conditions.remove(id, by)
    expect(await changedAt(later(31))).toEqual(later(30))
    vi.setSystemTime(later(40))
    await conditions.calendar.create({ title: 'Tulips', from: '20 March', to: '20 April' }, by)
    expect(await changedAt(later(41))).toEqual(later(40))
  })

  test('the calendar is in the order of the year, with unique names', async () => {
    const { calendar } = conditions
    await calendar.create({ title: 'Saffron', from: '10-20', to: '11-15' }, by)
    await calendar.create({ title: 'Tulips', from: '03-20', to: '04-20' }, by)
    const double = await calendar.create({ title: 'tulips', from: '03-20', to: '04-20' }, by)
    expect(double).toEqual({ errors: { title: ['“Tulips” stands in the calendar already.'] } })
    const [tulips] = await calendar.every()
    await calendar.update(tulips?.id ?? 0, { note: 'Early this year' } as never, by)
    expect((await calendar.every()).map(({ title, note }) => [title, note])).toEqual([
      ['Tulips', 'Early this year'],
      ['Saffron', ''],
    ])
    const { items } = await history.page({ page: 1, pageSize: 10, kind: 'CalendarEntry' })
    expect(items).toHaveLength(3)
    await calendar.remove(tulips?.id ?? 0, by)
    expect(await calendar.revert(tulips?.id ?? 0, items[0]?.before, by)).toBe(true)
    expect(await calendar.revert(tulips?.id ?? 0, items[0]?.after, by)).toBe(true)
    expect(await calendar.every()).toMatchObject([
      { id: tulips?.id, note: 'Early this year' },
      { title: 'Saffron' },
    ])
  })

  test('importing an export changes nothing; refused rows are named', async () => {
    await add('=Zojila, "the pass"', { state: 'closed', sentence: 'Snow', mark: 'zojila' })
    await add('Tulip garden', { kind: 'place' })
    const sheet = writeHeaded(conditionSheet, await conditions.every())
    expect(sheet).toContain('Road,Zojila,Closed,Snow')
    const rows = readHeaded(conditionSheet, sheet)
    const options = { preview: false, by }
    const outcomes = async () =>
      (await conditions.import(rows, options)).map(({ outcome }) => outcome)
    expect(await outcomes()).toEqual(['same', 'same'])
    const before = await conditions.every()
    for (const { id } of before) await conditions.remove(id, by)
    const preview = await conditions.import(rows, { preview: true, by })
    expect(preview.map(({ outcome }) => outcome)).toEqual(['new', 'new'])
    expect(await conditions.every()).toEqual([])
    expect(await outcomes()).toEqual(['new', 'new'])
    const bare = (all: object[]) => all.map((each) => ({ ...each, id: 0, version: 0 }))
    expect(bare(await conditions.every())).toEqual(bare(before))
    const text = 'Name;State;Cut-off hour\nA;shut;\nB;one WAY;15:00\nb;open;\n'
    const told = await conditions.import(readHeaded(conditionSheet, text), options)
    expect(told.map(({ row, outcome, problem = '' }) => `${row} ${outcome} ${problem}`)).toEqual([
      '2 refused State must be one of Open, One way, Restricted, Closed, Not known.',
      '3 new ',
      '4 refused It stands in row 3 already.',
    ])
  })
})

test('reports an invalid table', () => {
  expect(() => readHeaded(conditionSheet, '')).toThrow('The first row must name Name.')
  expect(() => readHeaded(conditionSheet, 'Name,Moon')).toThrow('“Moon” is no column')
  expect(() => readHeaded(calendarSheet, 'What,Usually begins')).toThrow('Usually ends')
  expect(() => readHeaded(conditionSheet, 'Name\nA,"b')).toThrow('a quotation mark')
  const many = `Name\n${Array.from({ length: 101 }, (_, at) => `R${at}`).join('\n')}`
  expect(() => readHeaded(conditionSheet, many)).toThrow('At most 100 rows')
})

async function addUser(db: Parameters<typeof createHistory>[0]['db']) {
  const row = { name: 'Meena', email: 'm@example.in', passwordHash: '', role: 'editor' as const }
  const createdAt = new Date().toISOString()
  const { id } = await db
    .insertInto('users')
    .values({ ...row, approvedAt: createdAt, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name: row.name }
}
