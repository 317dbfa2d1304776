import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextInput } from './text-input.tsx'

test('the prefix is painted over the opaque input, which comes before it', () => {
  const page = renderToStaticMarkup(<TextInput id="price" label="Price" before="₹" />)
  expect(page).toMatch(/<input.*₹/)
})
