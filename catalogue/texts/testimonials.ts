import { z } from 'zod'
import { count, line, list, listings, paragraph } from '../field.ts'
import { defineText } from './text.ts'

const wrongStars = 'Stars must be from 1 to 5, halves allowed.'

const stars = {
  label: 'Stars',
  control: 'number' as const,
  schema: z.number(wrongStars).min(1, wrongStars).max(5, wrongStars).multipleOf(0.5, wrongStars),
  empty: 5,
  required: true,
  hint: 'From 1 to 5, such as 4.5',
}

/** How many of the reviewer's clients the agency looked after; optional. */
const handled = {
  ...count('Clients handled'),
  schema: count('Clients handled').schema.nullable().default(null),
  empty: null,
  required: false,
}

const joined = line('Joined', { max: 40, hint: 'e.g. 2 years ago' })

const listing = listings('About listing', {
  atMost: 1,
  isOfSold: true,
  hint: 'The review stands on its page too',
})

const figuresList = list('Figures', {
  required: true,
  maxLine: 80,
  hint: 'Below the heading, one on each line, such as 1000+ clients served',
})

/** Texts stored before several were supported contain a single one. */
const figures = {
  ...figuresList,
  schema: z.codec(
    z.union([z.string(), z.array(z.string())], 'Figures must be a list.'),
    figuresList.schema.max(6, 'There can be at most 6 figures.'),
    { decode: (value) => [value].flat(), encode: (value) => value },
  ),
}

export const testimonials = defineText({
  title: 'Testimonials',
  page: '/',
  sections: {
    reviews: {
      label: 'What our guests say',
      fields: { clientsServed: figures },
      items: {
        noun: 'review',
        namedBy: 'name',
        summaryFields: ['rating', 'review'],
        max: 200,
        fields: {
          review: paragraph('Review', { required: true, max: 600 }),
          name: line('Name', { required: true, max: 80 }),
          location: line('Place', { required: true, max: 80 }),
          rating: stars,
          handled,
          joined: { ...joined, schema: joined.schema.default('') },
          listing: { ...listing, schema: listing.schema.default([]) },
        },
      },
    },
  },
})
