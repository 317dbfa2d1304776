import { zipSync } from 'fflate'
import { jpeg } from './pictures.ts'
import { xlsx } from './spreadsheets.ts'

const type = 'application/octet-stream'

const packageHeading = ['ID', 'Title', 'Duration', 'Price', 'Category', 'Pictures']
const dayHeading = ['Travel package', 'Day number', 'Title', 'Details']
const hotelHeading = ['ID', 'Hotel name', 'Hotel tagline', 'Contact email', 'Address', 'Price']
const roomHeading = ['Hotel', 'Name', 'Capacity', 'Price per night']

type Rows = (string | number | null)[][]

/** 25 packages with days and 10 hotels with rooms, as an office has them. */
export function sheetsOf() {
  const packages: Rows = Array.from({ length: 25 }, (_, at) => [
    ...[
      `T${at + 1}`,
      `Valley tour ${at + 1}`,
      '2 days',
      9000 + at,
      'Luxury and VIP Travel Packages',
    ],
    at < 3 ? 'dal lake.jpg' : null,
  ])
  const days: Rows = packages.flatMap(([id = '']) => [
    [id, 1, 'Arrive', 'By air'],
    [id, 2, 'Leave', 'By road'],
  ])
  const hotels: Rows = Array.from({ length: 10 }, (_, at) => [
    ...[
      `H${at + 1}`,
      `Poplar house ${at + 1}`,
      'By the lake',
      'stay@example.in',
      'Dal Gate',
      4000 + at,
    ],
  ])
  const rooms: Rows = hotels.map(([id = '']) => [id, 'Double', '2 adults', 3000])
  return { packages, days, hotels, rooms }
}

/** Ten typical errors, by sheet, row and column. */
const mistakes: ['packages' | 'days' | 'hotels' | 'rooms', number, number, string][] = [
  ['packages', 1, 3, 'on demand?'],
  ['packages', 2, 4, 'Luxurious'],
  ['packages', 0, 5, 'dall lake.jpg'],
  ['packages', 5, 1, ''],
  ['days', 12, 1, 'first'],
  ['days', 21, 3, ''],
  ['hotels', 3, 3, 'stay at example'],
  ['hotels', 4, 2, ''],
  ['rooms', 5, 3, 'free'],
  ['rooms', 6, 2, ''],
]

export async function workbookOf({ packages, days, hotels, rooms }: ReturnType<typeof sheetsOf>) {
  const sheets = {
    'Travel packages': [packageHeading, ...packages],
    'Travel package days': [dayHeading, ...days],
    Hotels: [hotelHeading, ...hotels],
    'Hotel rooms': [roomHeading, ...rooms],
  }
  return { name: 'catalogue.xlsx', mimeType: type, buffer: await xlsx(sheets) }
}

export async function pictures() {
  const zip = zipSync({ 'photos/Dal Lake.JPG': await jpeg(900, 600) })
  return { name: 'photos.zip', mimeType: type, buffer: Buffer.from(zip) }
}

/** The same sheets with ten errors. */
export function mistakenSheets() {
  const sheets = sheetsOf()
  for (const [sheet, row, column, cell] of mistakes) {
    const cells = sheets[sheet][row]
    if (cells) cells[column] = cell
  }
  return sheets
}
