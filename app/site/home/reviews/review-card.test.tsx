import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Review } from './review.ts'
import { ReviewCard } from './review-card.tsx'

const review: Review = {
  ...{ review: 'A fine houseboat.', name: 'Rabia', location: 'Sopore' },
  ...{ rating: 3.5, handled: null, joined: '' },
}

const caption = (more: Partial<Review>) => {
  const html = renderToStaticMarkup(<ReviewCard review={{ ...review, ...more }} mapsUrl="/" />)
  return [...html.slice(html.indexOf('<figcaption>')).matchAll(/>([^<]*)<\/span>/g)].map(
    ([, text]) => text,
  )
}

test.each([
  [{}, []],
  [{ handled: 1 }, ['1 client handled']],
  [{ joined: '2 years ago' }, ['joined 2 years ago']],
  [{ handled: 6, joined: '2 years ago' }, ['6 clients handled · joined 2 years ago']],
])('a review with %j has no empty line', (more, last) => {
  expect(caption(more)).toEqual(['Rabia', 'Sopore', ...last])
})

test('the number of reviews follows the stars', () => {
  const html = renderToStaticMarkup(<ReviewCard review={review} mapsUrl="/" />)
  expect(html).toContain('3.5 of 5 stars</span> (175+ reviews)')
})
