import { expect, test } from 'vitest'
import { samplePhone } from '#catalogue/settings/sample-contacts.ts'
import { chatNumber, defaultSettings } from '#catalogue/settings/setting.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../history/history.ts'
import { createSettings } from './settings.ts'

eachDatabase((open) => {
  test('without stored values, returns the defaults', async () => {
    const database = await open()
    const settings = await createSettings(database, createHistory(database)).read()
    expect(settings).toEqual(defaultSettings)
    expect(settings).toMatchObject({
      oldPriceMarkup: 1500,
      popupDelayMs: 2000,
      popupShownMs: 15_000,
      popupCountdownDays: 10,
      popupButton: 'Book Your Escape Now',
      floatingButton: 'Book Tulip Tour on WhatsApp',
      whatsappText: 'Hi, book me a trip to Kashmir',
      phone: samplePhone,
    })
  })

  test('every store of the process sees a change', async () => {
    const database = await open()
    const [writer, reader] = [
      createSettings(database, createHistory(database)),
      createSettings(database, createHistory(database)),
    ]
    await reader.read()
    await writer.write({ oldPriceMarkup: 1500, phone: '+91 194 000 0001' })
    await writer.write({ oldPriceMarkup: 0, popupEnabled: false })
    expect(await reader.read()).toEqual({
      ...defaultSettings,
      oldPriceMarkup: 0,
      popupEnabled: false,
      phone: '+91 194 000 0001',
    })
  })

  test('a refused patch stores nothing and names each field and rule', async () => {
    const database = await open()
    const settings = createSettings(database, createHistory(database))
    const { errors } = await settings.write({
      operatorName: '',
      phone: 'call me',
      oldPriceMarkup: -1,
      popupFixedDate: '2026-02-30',
      mapsUrl: 'javascript:alert(1)',
      taxIncluded: 'perhaps',
      quoteRounding: '25',
      gstin: '29ABCDE1234F1Z5',
    })
    expect(errors).toEqual({
      operatorName: ['Agency name is required.'],
      phone: ['Phone must be a phone number such as +91 194 000 0000.'],
      oldPriceMarkup: ['Add to price for old price (₹) cannot be negative.'],
      popupFixedDate: ['Countdown to a fixed date must be a date such as 2026-12-24.'],
      mapsUrl: ['Maps page must be an address such as https://example.in.'],
      taxIncluded: ['Tax must be one of “yes”, “no”, or blank.'],
      quoteRounding: ['Round totals to must be one of “1”, “10”, “50”, “100”.'],
    })
    expect(await settings.read()).toEqual(defaultSettings)
  })

  test('a stored value that is no longer valid falls back to its default', async () => {
    const database = await open()
    const updatedAt = new Date().toISOString()
    await database.db
      .insertInto('settings')
      .values([
        { name: 'oldPriceMarkup', value: '"much"', updatedAt },
        { name: 'gone', value: '1', updatedAt },
      ])
      .execute()
    expect(await createSettings(database, createHistory(database)).read()).toEqual(defaultSettings)
  })
})

test('chats use the phone number unless there is a separate one', () => {
  expect(chatNumber(defaultSettings)).toBe('911940000000')
  expect(chatNumber({ phone: samplePhone, whatsappNumber: '+91 90000-00000' })).toBe('919000000000')
})
