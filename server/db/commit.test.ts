import { expect, test, vi } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { defaultTexts } from '../default-texts.ts'
import { createHistory } from '../history/history.ts'
import { createListings } from '../listings/listings.ts'
import { createSettings } from '../settings/settings.ts'
import { createTexts } from '../texts/texts.ts'

const values = {
  ...{ title: 'Orchard House', price: 9000, oldPrice: null, categoryId: null },
  status: 'published' as const,
}
const service = { kind: 'Hotel' as const, part: 'services' }

eachDatabase((open) => {
  async function openListings() {
    const database = await open()
    const announce = vi.fn(database.announce)
    const listings = createListings({ ...database, announce }, createHistory(database))
    const hotel = await listings.create('Hotel', values, [])
    const part = await listings.parts.create(service, hotel.id, { title: 'Wi-Fi' })
    if (!part) throw new Error('The hotel is not there')
    announce.mockClear()
    return { listings, hotel, part, announce }
  }

  test('a call that changes nothing announces nothing', async () => {
    const { listings, hotel, part, announce } = await openListings()
    const { parts } = listings
    const none = 987_654
    const stale = { values: { title: 'Late' }, version: 7 }
    expect(await listings.update('Hotel', hotel.id, stale)).toBe('stale')
    expect(await listings.update('Hotel', none, { values: {} })).toBeUndefined()
    expect(await listings.place('Hotel', none, 1)).toBeUndefined()
    expect(await listings.remove('Villa', hotel.id)).toBe(false)
    expect(await listings.restore('Hotel', hotel.id)).toBeUndefined()
    expect(await parts.create(service, none, { title: 'Tea' })).toBeUndefined()
    expect(await parts.update(service, part.id, stale)).toBe('stale')
    expect(await parts.update(service, none, { values: {} })).toBeUndefined()
    expect(await parts.remove(service, none)).toBeUndefined()
    expect(announce).not.toHaveBeenCalled()
  })

  test('each change is announced once it is stored', async () => {
    const { listings, hotel, part, announce } = await openListings()
    const { parts } = listings
    const calls: number[] = []
    const count = () => calls.push(announce.mock.calls.length)
    await listings.create('Hotel', values, []).then(count)
    await listings.update('Hotel', hotel.id, { values: { title: 'New' } }).then(count)
    await listings.place('Hotel', hotel.id, 2).then(count)
    await parts.create(service, hotel.id, { title: 'Tea' }).then(count)
    await parts.update(service, part.id, { values: { title: 'Kahwa' } }).then(count)
    await parts.remove(service, part.id).then(count)
    await listings.remove('Hotel', hotel.id).then(count)
    await listings.restore('Hotel', hotel.id).then(count)
    expect(calls).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
  test('a stale text and an unchanged setting announce nothing', async () => {
    const database = await open()
    const announce = vi.fn(database.announce)
    const history = createHistory(database)
    const settings = createSettings({ ...database, announce }, history)
    const texts = createTexts({ ...database, announce }, defaultTexts, history)
    await settings.write({ oldPriceMarkup: 0 })
    await texts.write('questions', {})
    expect(announce).toHaveBeenCalledTimes(2)
    await settings.write({ oldPriceMarkup: 0 })
    await settings.write({ oldPriceMarkup: -1 })
    expect(await texts.write('questions', { version: 7 })).toBe('stale')
    expect(announce).toHaveBeenCalledTimes(2)
  })
})
