import { expect, test } from 'vitest'
import { listingPath, nameFrom, withoutName } from './listing-path.ts'

test.each([
  ['Tulip Week in Srinagar', 'tulip-week-in-srinagar'],
  ['  5 Nights & 6 Days: Gulmarg/Pahalgam! ', '5-nights-and-6-days-gulmarg-pahalgam'],
  ['Maharaja’s Café – Dal Lake', 'maharajas-cafe-dal-lake'],
  ['Straße nach Łódź, Ærø, İzmir', 'strasse-nach-lodz-aero-izmir'],
  ['ＦＵＬＬ width ½ board', 'full-width-1-2-board'],
  ['कश्मीर Tour 2027', 'tour-2027'],
  ['कश्मीर 5 दिन', ''],
  ['کشمیر کی سیر', ''],
  ['🏔️🌷', ''],
  ['...', ''],
  ['', ''],
  ['Print', ''],
  ['Print week', 'print-week'],
])('the slug of %j is %j', (title, name) => {
  expect(nameFrom(title)).toBe(name)
})

test('cuts a long title between words, and a long word anywhere', () => {
  const name = nameFrom('Kashmir Valley '.repeat(8))
  expect(name).toBe('kashmir-valley-kashmir-valley-kashmir-valley-kashmir-valley-kashmir-valley')
  expect(nameFrom('a'.repeat(120))).toBe('a'.repeat(80))
})

test('uses the id alone for a listing whose title gives no slug', () => {
  expect(listingPath({ kind: 'Hotel', id: 12, title: 'Dal View' })).toBe('/hotel/12/dal-view')
  expect(listingPath({ kind: 'Villa', id: 3, title: 'चिनार' })).toBe('/villas/3')
})

test.each([
  ['/hotel/12', '/hotel/12'],
  ['/Hotel/12/', '/hotel/12'],
  ['/hotel/12/dal-view', '/hotel/12'],
  ['/hotel/12/%E0%A4%', '/hotel/12'],
  ['/hotel/012-dal-view', '/hotel/12'],
  ['/PHOTOSHOOTS/7/x', '/photoShoots/7'],
  ['/transportation/9/saloon', '/transportation/9'],
  ['/travel-package/12/print-week', '/travel-package/12'],
  ['/travel-package/12/print', undefined],
  ['/travel-package/12/Print/', undefined],
  ['/travel-package/12/a/b', undefined],
  ['/hotel/12/dal-view.data', undefined],
  ['/hotel/12-dal-view.data', undefined],
  ['/hotel/x', undefined],
  ['/hotel/12345678901', undefined],
  ['/hotels', undefined],
])('%s refers to %s', (path, expected) => {
  expect(withoutName(path)).toBe(expected)
})
