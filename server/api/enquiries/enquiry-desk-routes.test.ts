import { expect, test } from 'vitest'
import { inquiry } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openDeskApp } from '#test/servers/desk-app.ts'

eachDatabase((open, once) => {
  once('staff routes without a token are 401', async () => {
    const { call } = await openDeskApp(await open())
    const paths = [
      '/Enquiry',
      '/Enquiry/1',
      '/Enquiry/summary',
      '/Enquiry/assignees',
      '/Mail',
      '/Setting',
    ]
    for (const path of paths) expect((await call('GET', path)).statusCode).toBe(401)
    expect((await call('PUT', '/Enquiry/1', {})).statusCode).toBe(401)
    expect((await call('POST', '/Enquiry/1/notes', { text: 'x' })).statusCode).toBe(401)
    expect((await call('POST', '/Mail/1/retry')).statusCode).toBe(401)
    expect((await call('PUT', '/Setting', {})).statusCode).toBe(401)
  })

  test('lists are wrapped in $values, with their total and paging links', async () => {
    const { call, asEditor } = await openDeskApp(await open())
    for (const name of ['One', 'Two', 'Three'])
      await call('POST', '/BookingRequest', { ...inquiry, name })
    const path = '/Enquiry?status=new&q=&page=2&pageSize=2'
    const answer = await call('GET', path, undefined, asEditor)
    expect(answer.json().$values).toMatchObject([{ name: 'One', status: 'new' }])
    expect(answer.headers['x-total-count']).toBe('3')
    expect(answer.headers.link).toContain('rel="prev"')
    const wrong = await call('GET', '/Enquiry?status=gone&pageSize=0', undefined, asEditor)
    expect(wrong.json().errors).toEqual({
      Status: ['status must be one of new, contacted, quoted, won, lost, open.'],
      PageSize: ['pageSize must be at least 1.'],
    })
  })

  test('an editor works on an enquiry', async () => {
    const { call, asEditor } = await openDeskApp(await open())
    await call('POST', '/BookingRequest', inquiry)
    await call('POST', '/BookingRequest', { ...inquiry, numberOfAdults: 3 })
    const assignees = await call('GET', '/Enquiry/assignees', undefined, asEditor)
    const { id: assigneeId } = assignees
      .json()
      .$values.find(({ name }: { name: string }) => name === 'Meena')
    const change = { Status: 'contacted', assigneeId, followUpOn: '2199-01-01', note: 'Called' }
    const changed = await call('PUT', '/Enquiry/1', change, asEditor)
    expect(changed.statusCode).toBe(200)
    const note = await call('POST', '/Enquiry/1/notes', { text: 'Sent an offer' }, asEditor)
    expect(note.json()).toMatchObject({ author: 'Meena', text: 'Sent an offer' })
    const cleared = await call('PUT', '/Enquiry/1', { followUpOn: '' }, asEditor)
    expect(cleared.json()).toMatchObject({
      status: 'contacted',
      assigneeName: 'Meena',
      followUpOn: null,
      notes: { $values: [{}, { text: 'Called' }, { text: 'Sent an offer' }] },
      others: { $values: [{ id: 2 }] },
    })
    expect((await call('GET', '/Enquiry/1', undefined, asEditor)).json()).toEqual(cleared.json())
    const summary = await call('GET', '/Enquiry/summary', undefined, asEditor)
    expect(summary.json()).toMatchObject({ byStatus: { new: 1, contacted: 1 }, due: 0 })
  })

  test('a refused change says why; a missing record is 404', async () => {
    const { call, asEditor } = await openDeskApp(await open())
    await call('POST', '/BookingRequest', inquiry)
    const change = { status: 'gone', assigneeId: 'me', followUpOn: 'soon' }
    expect((await call('PUT', '/Enquiry/1', change, asEditor)).json().errors).toEqual({
      Status: ['Status must be one of new, contacted, quoted, won, lost.'],
      AssigneeId: ['Assignee must be the number of an account.'],
      FollowUpOn: ['Follow-up must be a date such as 2026-12-24.'],
    })
    const unknown = await call('PUT', '/Enquiry/1', { assigneeId: 99 }, asEditor)
    expect(unknown.json().errors).toEqual({ AssigneeId: ['There is no such account.'] })
    const blank = await call('POST', '/Enquiry/1/notes', { text: ' ' }, asEditor)
    expect(blank.json().errors).toEqual({ Text: ['Note is required.'] })
    expect((await call('GET', '/Enquiry/9', undefined, asEditor)).statusCode).toBe(404)
    expect((await call('PUT', '/Enquiry/9', {}, asEditor)).statusCode).toBe(404)
    expect((await call('POST', '/Enquiry/9/notes', { text: 'x' }, asEditor)).statusCode).toBe(404)
  })

  test('a change from an older version is 409 with the current enquiry', async () => {
    const { call, asEditor, asOwner } = await openDeskApp(await open())
    await call('POST', '/BookingRequest', inquiry)
    const { version } = (await call('GET', '/Enquiry/1', undefined, asEditor)).json()
    const first = await call('PUT', '/Enquiry/1', { status: 'contacted', version }, asEditor)
    expect(first.json()).toMatchObject({ status: 'contacted', version: version + 1 })
    const second = await call('PUT', '/Enquiry/1', { status: 'lost', version }, asOwner)
    expect([second.statusCode, second.json()]).toEqual([
      409,
      {
        ...{ title: 'Conflict', status: 409, errors: {} },
        Error: 'Somebody else changed this enquiry since you opened it.',
        current: first.json(),
      },
    ])
    const over = { status: 'lost', Version: version + 1 }
    expect((await call('PUT', '/Enquiry/1', over, asOwner)).statusCode).toBe(200)
    const wrong = await call('PUT', '/Enquiry/1', { version: 'one' }, asOwner)
    expect(wrong.json().errors).toEqual({ Version: ['Version must be a number.'] })
  })

  test('settings are read by staff and changed by an owner', async () => {
    const { call, asOwner, asEditor } = await openDeskApp(await open())
    expect((await call('PUT', '/Setting', { oldPriceMarkup: 0 }, asEditor)).statusCode).toBe(403)
    const refused = await call('PUT', '/Setting', { oldPriceMarkup: -1, phone: '' }, asOwner)
    expect(refused.json().errors).toEqual({
      OldPriceMarkup: ['Add to price for old price (₹) cannot be negative.'],
      Phone: ['Phone is required.'],
    })
    const changed = await call(
      'PUT',
      '/Setting',
      { OldPriceMarkup: 0, popupEnabled: false },
      asOwner,
    )
    expect(changed.json()).toMatchObject({
      oldPriceMarkup: 0,
      popupEnabled: false,
      popupDelayMs: 2000,
    })
    const { quoteMinimumMargin, ...forEditors } = changed.json()
    expect(quoteMinimumMargin).toBe(0)
    expect((await call('GET', '/Setting', undefined, asEditor)).json()).toEqual(forEditors)
  })

  test('staff read queued mails except secret links, and retry them', async () => {
    const database = await open()
    const { call, jobs, asEditor } = await openDeskApp(database)
    await call('POST', '/BookingRequest', inquiry)
    const secret = {
      to: { name: 'Owner', address: 'owner@example.in' },
      subject: 'Link',
      text: 'code',
    }
    await jobs.enqueue(database.db, 'mail', secret)
    await jobs.enqueue(database.db, 'pictures', {})
    const stuckAt = new Date().toISOString()
    await database.db
      .updateTable('jobs')
      .set({ stuckAt, lastError: 'refused', attempts: 20 })
      .where('id', '=', 1)
      .execute()
    const answer = await call('GET', '/Mail', undefined, asEditor)
    expect(answer.json()).toMatchObject({
      $values: [
        { id: 1, to: '', state: 'stuck', lastError: 'refused', attempts: 20 },
        { id: 3, to: 'owner@example.in', subject: 'Link', text: null },
        { id: 2, to: 'asif@example.in', text: expect.stringContaining('Dear Asif Lone') },
      ],
      sends: false,
      waiting: 2,
      stuck: 1,
    })
    expect((await call('POST', '/Mail/1/retry', undefined, asEditor)).statusCode).toBe(204)
    expect((await call('POST', '/Mail/4/retry', undefined, asEditor)).statusCode).toBe(404)
    expect(await jobs.counts()).toMatchObject({ stuck: 0 })
  })

  test('the mail queue has pages, newest first', async () => {
    const database = await open()
    const { call, asEditor, jobs } = await openDeskApp(database)
    for (const subject of ['One', 'Two', 'Three']) {
      await jobs.enqueue(database.db, 'mail', { to: 'operator', subject, text: '' })
    }
    const page = (query: string) => call('GET', `/Mail?${query}`, undefined, asEditor)
    const first = await page('pageSize=2')
    const subjects = ({ $values }: { $values: { subject: string }[] }) =>
      $values.map(({ subject }) => subject)
    expect(subjects(first.json())).toEqual(['Three', 'Two'])
    expect(first.headers['x-total-count']).toBe('3')
    expect(first.headers.link).toContain('/api/Mail?pageSize=2&page=2>; rel="next"')
    expect(subjects((await page('page=2&pageSize=2')).json())).toEqual(['One'])
    expect((await page('page=0')).statusCode).toBe(400)
  })

  once('the OpenAPI document describes forms and permissions', async () => {
    const { app } = await openDeskApp(await open())
    await app.ready()
    const paths = app.swagger().paths ?? {}
    expect(paths['/api/HotelContact/contact']?.post).toHaveProperty(
      ['requestBody', 'content', 'application/json', 'schema', 'required'],
      ['name', 'email', 'phone', 'numberOfAdults', 'startDate', 'endDate'],
    )
    expect(paths['/api/partners']?.post).not.toHaveProperty('security')
    expect(paths['/api/Enquiry/{id}']?.put).toMatchObject({ security: [{ token: [] }] })
    expect(paths['/api/Setting']?.put).toMatchObject({ security: [{ token: [] }] })
  })
})
