import { day, line, listings, markdown } from '../field.ts'
import { defineKind } from '../kind.ts'

/** A story or guide with an author and a date; not sold. */
export const article = defineKind({
  name: 'Article',
  searchLetter: 'n',
  listPath: '/articles',
  path: '/article',
  screen: 'articles',
  noun: 'article',
  plural: 'articles',
  priceUnit: '',
  priceName: '',
  newestFirst: true,
  site: {
    label: 'Articles',
    menu: 'none',
    about: 'What to pack, when to come and what to ask, from those who live here.',
    share: { title: 'Before you come to Kashmir', picture: 'badamwari-almond' },
  },
  office: {
    menu: { label: 'Articles', group: 'To read', position: 1 },
    thing: 'Article',
    title: 'Articles',
    list: 'Existing Articles',
    add: 'Add Article',
    update: 'Update Article',
    question: 'Are you sure you want to delete this article?',
  },
  imageLimit: 12,
  categories: { 1: 'Before you come', 2: 'Seasons', 3: 'Where to stay', 4: 'Booking' },
  fields: {
    title: line('Title', { required: true }),
    description: line('Summary', { hint: 'One sentence, for cards and search engines', max: 300 }),
    author: line('Author', { hint: 'Blank shows the agency’s name' }),
    date: day('Date', { hint: 'Blank shows the day it was added' }),
    text: markdown('Text', {
      hasPictures: true,
      hint: '[picture 2] on a line of its own shows the second picture',
    }),
    related: listings('Related listings', {
      atMost: 12,
      hint: 'Shown below the text, in this order',
    }),
  },
  parts: {},
})
