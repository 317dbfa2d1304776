import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { addUser, filledDesk } from '#test/samples/enquiries.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open) => {
  test('the enquiries of a removed account say whose they were, and are listed as unassigned', async () => {
    const database = await open()
    const { enquiries, asif, rabia } = await filledDesk(database)
    const { app, headers, domain } = await openApp(database)
    const { remove, putJson } = calls(app, headers)
    const id = await addUser(database, 'Meena')
    const other = await addUser(database, 'Bashir')
    const change = { assigneeId: id, followUpOn: '2026-01-02' }
    await enquiries.update(asif, { ...change, status: 'won' }, { id, name: 'Meena' })
    await enquiries.update(rabia, { assigneeId: other }, { id, name: 'Meena' })
    const version = (await enquiries.find(asif))?.version
    const told: unknown[] = []
    domain.database.onChange((tags) => void told.push(tags))

    expect((await remove(`/api/User/${id}`)).statusCode).toBe(204)
    expect(told).toContainEqual(['enquiries'])
    const file = await enquiries.find(asif)
    expect(file).toMatchObject({ assigneeId: null, status: 'won', followUpOn: '2026-01-02' })
    expect(file?.notes.at(-1)).toMatchObject({
      author: 'Owner',
      text: 'Unassigned: the account of Meena was removed.',
    })
    expect((await enquiries.find(rabia))?.notes).toEqual([])
    const listed = await enquiries.list(enquiryQuery.parse({ assignee: 'none', sort: 'oldest' }))
    expect(listed.items.map((item) => item.id)).toContain(asif)
    expect(listed.items.map((item) => item.id)).not.toContain(rabia)
    const late = await putJson(`/api/Enquiry/${asif}`, { assigneeId: other, version })
    expect(late.statusCode).toBe(409)
  })
  test('an enquiry assigned to an account that is being removed names the field', async () => {
    const database = await open()
    const { enquiries, asif } = await filledDesk(database)
    const id = await addUser(database, 'Meena')
    const by = { id: await addUser(database, 'Bashir'), name: 'Bashir' }
    let assigning: ReturnType<typeof enquiries.update> | undefined
    await database.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('users').where('id', '=', id).execute()
      assigning = enquiries.update(asif, { assigneeId: id }, by)
      assigning.catch(() => {})
      await delay(200)
    })
    expect(await assigning).toEqual({ errors: { assigneeId: ['There is no such account.'] } })
  })
})
