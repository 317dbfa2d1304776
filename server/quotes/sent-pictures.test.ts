import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqlOf } from '#server/db/migrate.ts'
import { picturesByPath } from '#server/images/library.ts'
import { liveNames } from '#server/images/live-names.ts'
import { deleteListing, listingWith } from '#test/samples/listing-rows.ts'
import { openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const image = { folder: 'uploads' as const, name: 'dal', width: 900, height: 600, blur: '' }
const path = 'uploads/dal.webp'
const day = { id: 'd', day: 1, place: '', title: 'Dal Lake', text: '' }
const pictured = { ...plan, days: [{ ...day, picture: { path, alt: '' } }] }

eachDatabase((open) => {
  async function openPictures() {
    const opened = await openQuotes(await open())
    const { database } = opened
    const names = liveNames(database)
    return {
      ...opened,
      listingId: await listingWith(database, image),
      shown: async () => ({
        live: await names.isLive(image),
        used: await names.inUse(image),
        found: (await picturesByPath(database.db, [path])).map(([found]) => found),
      }),
      loseListing: async (id: number) => {
        await deleteListing(database, id)
        await database.db.deleteFrom('images').execute()
        await database.announce([`listing ${id}`])
      },
    }
  }
  const there = { live: true, used: true, found: [path] }
  const gone = { live: false, used: false, found: [] }

  test('a sent version keeps a picture that its listing has lost, until the quote is erased', async () => {
    const opened = await openPictures()
    const { id } = await sentQuote(opened, pictured)
    await opened.loseListing(opened.listingId)
    expect(await opened.shown()).toEqual(there)
    await opened.database.db.deleteFrom('quotes').where('id', '=', id).execute()
    expect(await opened.shown()).toEqual(gone)
  })

  test('a copy that is sent later keeps it too', async () => {
    const opened = await openPictures()
    const { id } = await sentQuote(opened, pictured)
    await opened.loseListing(opened.listingId)
    await sentQuote(opened, pictured)
    await opened.database.db.deleteFrom('quotes').where('id', '=', id).execute()
    expect(await opened.shown()).toEqual(there)
  })

  test('versions that were sent before pictures were stored have theirs, drafts do not', async () => {
    const opened = await openPictures()
    const { db, dialect } = opened.database
    await sentQuote(opened, pictured)
    const draft = await opened.quotes.create({}, opened.by)
    if (!draft || 'errors' in draft) throw new Error('No quote was begun')
    await opened.quotes.save(draft.id, { document: pictured, revision: 1 }, opened.by)
    const stored = () => db.selectFrom('quotePictures').selectAll().execute()
    const [{ id: _, ...before } = { id: 0 }] = await stored()
    await db.deleteFrom('quotePictures').execute()
    const text = sqlOf('0032-quote-pictures', dialect)
    await sql.raw(text.slice(text.indexOf('insert into'))).execute(db)
    expect(await stored()).toMatchObject([before])
  })

  test('a draft keeps no picture, nor one that was gone when it was sent', async () => {
    const opened = await openPictures()
    const begun = await opened.quotes.create({}, opened.by)
    if (!begun || 'errors' in begun) throw new Error('No quote was begun')
    await opened.quotes.save(begun.id, { document: pictured, revision: 1 }, opened.by)
    await deleteListing(opened.database, opened.listingId)
    expect(await opened.quotes.send(begun.id, {}, opened.by)).toMatchObject({ id: begun.id })
    await opened.loseListing(opened.listingId)
    expect(await opened.shown()).toEqual(gone)
  })
})
