import { readBrandPicture } from '../brand/picture.ts'
import { isBundledSlide } from '../brand/slides.ts'
import { line } from '../field.ts'
import { defineText } from './text.ts'

const named = line('Picture', { required: true })

/** A bundled picture's name, or the path that `POST /api/Brand/picture` returned. */
const picture = {
  ...named,
  isPicture: true,
  hint: 'Ideally 1920 pixels wide, with plain sky behind the words.',
  schema: named.schema.refine(
    (text) => text === '' || isBundledSlide(text) || readBrandPicture(text) !== undefined,
    'Picture must be one that was sent before.',
  ),
}

export const hero = defineText({
  title: 'First screen',
  page: '/',
  sections: {
    hero: {
      label: 'The first screen of the home page',
      fields: { heading: line('Heading', { required: true, max: 80 }) },
      items: {
        noun: 'slide',
        namedBy: 'shows',
        summaryFields: ['words'],
        max: 6,
        fields: {
          picture,
          shows: line('Description', {
            required: true,
            max: 160,
            hint: 'What it shows, for people who can’t see it',
          }),
          words: line('Words', { max: 80, hint: 'Below the heading while the picture is shown' }),
        },
      },
    },
  },
})
