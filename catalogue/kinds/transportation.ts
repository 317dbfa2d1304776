import { count, line, markdown } from '../field.ts'
import { defineKind } from '../kind.ts'
import { linkFields } from '../listings/link-fields.ts'
import { questionFields } from '../listings/question-fields.ts'
import { priceFields } from '../prices/price-fields.ts'

export const transportation = defineKind({
  name: 'Transportation',
  searchLetter: 't',
  listPath: '/transportation',
  path: '/transportation',
  screen: 'transport',
  noun: 'vehicle',
  plural: 'vehicles',
  priceUnit: 'per day',
  priceName: 'Cab',
  priceAlias: 'space',
  site: {
    label: 'Transportation',
    menu: 'main',
    about:
      'Cars with drivers, tempo travellers, coaches, motorcycles and shikaras, for a transfer or for the whole stay.',
    share: { title: 'Cars, motorcycles and boats for hire', picture: 'suv-mountain-road' },
  },
  office: {
    menu: { label: 'Transportation', group: 'Trips', position: 4 },
    thing: 'Vehicle',
    title: 'Transportation Form',
    list: 'Existing Vehicles',
    add: 'Add Vehicle',
    update: 'Update Vehicle',
    question: 'Are you sure you want to delete this vehicle?',
  },
  imageLimit: 1,
  categories: {
    1: 'Car Rentals',
    2: 'Bike Rentals',
    3: 'Others',
  },
  fields: {
    title: line('Title', { required: true }),
    description: markdown('Description', { required: true }),
    seats: count('Seats'),
    ...priceFields,
    ...linkFields,
    condition: line('Condition', { hint: 'e.g. model year, heater, tyres' }),
    luggage: line('Luggage', { hint: 'e.g. 2 large and 2 small bags' }),
    ...questionFields,
  },
  parts: {},
})
