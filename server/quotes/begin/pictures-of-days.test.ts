import { expect, test } from 'vitest'
import { demoCatalogue } from '#content/demo/catalogue.ts'
import { type PictureName, pictures } from '#content/demo/pictures.ts'
import { quotedPackage } from '#content/demo/quotes.ts'
import { withPictures } from './pictures-of-days.ts'

const day = (title: string, text = '') => ({ title, text })
const picture = (alt: string) => ({ path: `uploads/${alt.slice(0, 9)}.webp`, alt })
const altsOf = (days: ReturnType<typeof day>[], alts: string[]) =>
  withPictures(days, alts.map(picture), 'Tulip week').map(({ picture }) => picture?.alt ?? null)

test('a picture stands at the day that names what it shows, each once', () => {
  const days = [day('The lake', 'A shikara to the houseboats'), day('To Gulmarg'), day('Gulmarg')]
  expect(altsOf(days, ['Snow at Gulmarg', 'A houseboat behind a shikara'])).toEqual([
    'A houseboat behind a shikara',
    'Snow at Gulmarg',
    null,
  ])
})

test('one word of a long text is no reason', () => {
  const home = day('Home', 'Last chance for walnuts and apricots.')
  expect(altsOf([home], ['A bed of carved walnut'])).toEqual([null])
})

test('pictures that nobody has described go where there is room, in their order', () => {
  const days = [day('By road'), day('To Gulmarg'), day('Rest'), day('Home')]
  expect(altsOf(days, ['Tulip week', 'Snow at Gulmarg', 'A market'])).toEqual([
    'Tulip week',
    'Snow at Gulmarg',
    null,
    null,
  ])
})

test('the sample plans of the demo show at each day what it is about', () => {
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
