import { email, line, markdown, paragraph, rupees } from '../field.ts'
import { defineKind } from '../kind.ts'
import { linkFields } from '../listings/link-fields.ts'
import { questionFields } from '../listings/question-fields.ts'
import { definePart } from '../part.ts'
import { priceFields } from '../prices/price-fields.ts'

const hotelRooms = definePart({
  path: 'HotelRooms',
  screen: 'hotels',
  noun: 'room',
  pictures: 'images',
  fields: {
    name: line('Name', { required: true }),
    capacity: line('Capacity', { required: true, hint: 'e.g. 2 adults and 1 child' }),
    pricePerNight: rupees('Price per night', { above: 0 }),
  },
})

const services = definePart({
  path: 'Services',
  screen: 'hotels',
  noun: 'service',
  pictures: 'icon',
  fields: {
    title: line('Title'),
    description: paragraph('Description'),
  },
})

export const hotel = defineKind({
  name: 'Hotel',
  searchLetter: 'h',
  listPath: '/hotels',
  path: '/hotel',
  screen: 'hotels',
  noun: 'hotel',
  plural: 'hotels',
  priceUnit: 'per night',
  priceName: 'Hotel',
  site: {
    label: 'Hotels',
    menu: 'main',
    about:
      'City hotels, lodges near the snow and carved houseboats, with the rooms and the heating described as they are.',
    share: { title: 'Hotels and houseboats in Kashmir', picture: 'houseboat-dusk' },
    localCosts: true,
  },
  office: {
    menu: { label: 'Hotels', group: 'Stays', position: 1 },
    thing: 'Hotel',
    title: 'Hotel Management',
    list: 'Existing Hotels',
    add: 'Add Hotel',
    update: 'Update Hotel',
    question: 'Are you sure you want to delete this hotel?',
  },
  imageLimit: 6,
  categories: {},
  fields: {
    title: line('Hotel Name', { required: true }),
    duration: line('Hotel Tagline', { required: true }),
    email: email('Contact Email', { required: true }),
    description: line('Hotel Address', { required: true }),
    overview: markdown('Hotel Description'),
    additionalInfo: markdown('Additional Information'),
    termCondition: markdown('Terms and Conditions'),
    ...priceFields,
    ...linkFields,
    ...questionFields,
  },
  parts: { hotelRooms, services },
})
