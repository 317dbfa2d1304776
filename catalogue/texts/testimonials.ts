import { z } from 'zod'
import { count, line, paragraph } from '../field.ts'
import { defineText } from '../text.ts'

const stars = {
  label: 'Stars',
  control: 'number' as const,
  schema: z.literal([4.5, 5], 'Stars must be 4.5 or 5.'),
  empty: 5 as const,
  required: true,
  hint: '4.5 or 5',
}

export const testimonials = defineText({
  title: 'Testimonials',
  page: '/',
  sections: {
    reviews: {
      label: 'What our guests say',
      fields: { clientsServed: line('Line below the heading', { required: true, max: 80 }) },
      items: {
        noun: 'review',
        namedBy: 'name',
        most: 200,
        fields: {
          review: paragraph('Review', { required: true, max: 600 }),
          name: line('Name', { required: true, max: 80 }),
          location: line('Place', { required: true, max: 80 }),
          rating: stars,
          handled: count('Clients handled'),
          joined: line('Joined', { required: true, max: 40, hint: '2 years ago' }),
        },
      },
    },
  },
})
