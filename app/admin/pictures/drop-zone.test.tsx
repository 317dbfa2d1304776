import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DropZone } from './drop-zone.tsx'

const shown = (limit: number, count: number) =>
  renderToStaticMarkup(
    <DropZone
      {...{ id: 'images', label: 'Images', name: 'images', limit, count, waiting: 0 }}
      isWrong={false}
      onFiles={() => undefined}
    />,
  )

test('says how many images a listing may have, and has', () => {
  const html = shown(6, 2)
  expect(html).toContain('Max 6 images, 2 so far. Choose, drop or paste JPEG, PNG or WebP')
  expect(html).toMatch(/<input [^>]*multiple=""/)
  expect(html).toMatch(/<input [^>]*aria-describedby="images-hint/)
})

test('asks for one image where there can be only one', () => {
  const html = shown(1, 0)
  expect(html).toContain('Choose, drop or paste one JPEG, PNG or WebP')
  expect(html).not.toContain('multiple')
})
