import { expect, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openDeskApp } from '#test/servers/desk-app.ts'

const tap = { reference: 'KE-7F3QX', channel: 'whatsapp', page: '/hotels' }

eachDatabase((open, once) => {
  test('anybody can send a tap, and only staff read it', async () => {
    const { call, asEditor } = await openDeskApp(await open())
    const answer = await call('POST', '/leads', { ...tap, Channel: 'call', channel: undefined })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const list = await call('GET', '/Enquiry?taps=yes', undefined, asEditor)
    expect(list.json().$values).toMatchObject([{ reference: 'KE-7F3QX', form: 'call', name: '' }])
    expect((await call('GET', '/Enquiry?taps=yes')).statusCode).toBe(401)
  })

  once('an invalid tap is refused by field and stores nothing', async () => {
    const { call, asEditor } = await openDeskApp(await open())
    const wrong = { reference: 'KE-O0I1A', channel: 'pigeon', page: 'https://elsewhere.example/' }
    const answer = await call('POST', '/leads', { ...wrong, listingId: -1 })
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: {
        Reference: ['Reference must be one such as KE-7F3QX.'],
        Channel: ['Channel must be one of whatsapp, call.'],
        ListingId: ['Listing must be given by its number.'],
        Page: ['Page must be a path.'],
      },
    })
    const list = await call('GET', '/Enquiry?taps=all', undefined, asEditor)
    expect(list.json().$values).toEqual([])
  })

  once('refuses a form or plain text of another site without reading it', async () => {
    const { app } = await openDeskApp(await open())
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type }
      const sent = { method: 'POST', url: '/api/leads', headers } as const
      const answer = await app.inject({ ...sent, payload: JSON.stringify(tap) })
      expect(answer.statusCode, type).toBe(415)
    }
  })

  test('too many from one address get the seconds to wait', async () => {
    const limits = { byAddress: { max: 1, windowMs: 60_000 } }
    const { call } = await openDeskApp(await open(), limits)
    expect((await call('POST', '/leads', tap)).statusCode).toBe(204)
    const answer = await call('POST', '/leads', { ...tap, reference: 'KE-ABCDE' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60'])
  })
})
