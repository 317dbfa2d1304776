import { expect, test } from 'vitest'
import { inDays, inquiry, queuedMails } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openDeskApp } from '#test/servers/desk-app.ts'

eachDatabase((open, once) => {
  test('an owner can erase everything a person sent; an editor cannot', async () => {
    const database = await open()
    const { call, asOwner, asEditor } = await openDeskApp(database)
    await call('POST', '/BookingRequest', inquiry)
    await call('POST', '/BookingRequest', { ...inquiry, endDate: inDays(36) })
    expect((await call('DELETE', '/Enquiry/2')).statusCode).toBe(401)
    expect((await call('DELETE', '/Enquiry/2', undefined, asEditor)).statusCode).toBe(403)
    const file = await call('GET', '/Enquiry/2', undefined, asEditor)
    expect(file.json()).toMatchObject({ totalOfPerson: 2, others: { $values: [{ id: 1 }] } })

    const erased = await call('DELETE', '/Enquiry/2', undefined, asOwner)
    expect([erased.statusCode, erased.body]).toEqual([204, ''])
    for (const id of [1, 2]) {
      expect((await call('GET', `/Enquiry/${id}`, undefined, asOwner)).statusCode).toBe(404)
    }
    expect(await queuedMails(database)).toEqual([])
    const again = await call('DELETE', '/Enquiry/2', undefined, asOwner)
    expect([again.statusCode, again.json().Error]).toEqual([404, 'There is no such enquiry.'])
    expect((await call('PUT', '/Enquiry/2', { status: 'won' }, asOwner)).statusCode).toBe(404)
  })

  test('an owner can export everything about a person, including notes; an editor cannot', async () => {
    const { call, asOwner, asEditor } = await openDeskApp(await open())
    await call('POST', '/BookingRequest', inquiry)
    await call('POST', '/BookingRequest', { ...inquiry, endDate: inDays(36) })
    const stranger = { name: 'Meena', email: 'meena@example.in', phone: '+91 91111 22222' }
    await call('POST', '/partners', stranger)
    await call('POST', '/Enquiry/1/notes', { text: 'Prefers calls' }, asEditor)
    expect((await call('GET', '/Enquiry/2/person')).statusCode).toBe(401)
    expect((await call('GET', '/Enquiry/2/person', undefined, asEditor)).statusCode).toBe(403)
    const answer = await call('GET', '/Enquiry/2/person', undefined, asOwner)
    const { enquiries, readAt } = answer.json()
    expect(enquiries.$values).toMatchObject([
      { id: 1, name: inquiry.name, notes: { $values: [{ text: 'Prefers calls' }] } },
      { id: 2, notes: { $values: [] } },
    ])
    expect(Date.parse(readAt)).toBeGreaterThan(Date.now() - 60_000)
    expect(answer.body).not.toContain('meena')
    expect(answer.headers['cache-control']).toBe('no-store')
    const none = await call('GET', '/Enquiry/99/person', undefined, asOwner)
    expect([none.statusCode, none.json().Error]).toEqual([404, 'There is no such enquiry.'])
  })

  once('the OpenAPI document describes it', async () => {
    const { app } = await openDeskApp(await open())
    await app.ready()
    const erasure = app.swagger().paths?.['/api/Enquiry/{id}']?.delete
    expect(erasure).toMatchObject({ security: [{ token: [] }] })
    expect(Object.keys(erasure?.responses ?? {})).toEqual(['204', '401', '403', '404'])
  })
})
