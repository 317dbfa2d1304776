import { expect, test } from 'vitest'
import { demoCatalogue } from '#content/demo/catalogue.ts'
import { type PictureName, pictures } from '#content/demo/pictures.ts'
import { quotedPackage } from '#content/demo/quotes.ts'
import { withPictures } from './pictures-of-days.ts'

const day = (title: string, text = '') => ({ title, text })
const picture = (alt: string) => ({ path: `uploads/${alt.slice(0, 9)}.webp`, alt })
const altsOf = (days: ReturnType<typeof day>[], alts: string[]) =>
  withPictures(days, alts.map(picture), 'Tulip week').map(({ picture }) => picture?.alt ?? null)

test('each picture is placed once, at the day that mentions its subject', () => {
  const days = [day('The lake', 'A shikara to the houseboats'), day('To Gulmarg'), day('Gulmarg')]
  expect(altsOf(days, ['Snow at Gulmarg', 'A houseboat behind a shikara'])).toEqual([
    'A houseboat behind a shikara',
    'Snow at Gulmarg',
    null,
  ])
})

test('one matching word of a long text is not enough', () => {
  const home = day('Home', 'Last chance for walnuts and apricots.')
  expect(altsOf([home], ['A bed of carved walnut'])).toEqual([null])
})

test('pictures without a description fill the remaining days in order', () => {
  const days = [day('By road'), day('To Gulmarg'), day('Rest'), day('Home')]
  expect(altsOf(days, ['Tulip week', 'Snow at Gulmarg', 'A market'])).toEqual([
    'Tulip week',
    'Snow at Gulmarg',
    null,
    null,
  ])
})

test('the demo’s sample plans have a matching picture at each day', () => {
  const quoted = demoCatalogue.TravelPackage.find(({ title }) => title === quotedPackage)
  const days = quoted?.parts.dayWiseItinerary.map((each) => day(each.title, each.details)) ?? []
  const names: PictureName[] = quoted?.pictures ?? []
  const shown = altsOf(
    days,
    names.map((name) => pictures[name]),
  )
  expect(shown).toEqual([
    pictures['dal-dawn'],
    null,
    pictures.gulmarg,
    pictures.pahalgam,
    pictures['betaab-valley'],
    null,
  ])
})
