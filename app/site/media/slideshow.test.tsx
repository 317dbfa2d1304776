import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SlideImage } from './slide.tsx'
import { isNear, Slideshow } from './slideshow.tsx'
import { startFilm } from './use-film.ts'
import { mediumAt } from './use-round-strip.ts'

const image = (name: string): SlideImage => ({
  folder: 'uploads',
  name,
  width: 1800,
  height: 1200,
  blur: 'data:,',
})

const given = { height: '100svh', label: 'Hotels', sizes: '100vw' }

const render = (media: { images: SlideImage[]; videos?: string[]; first?: boolean }) =>
  renderToStaticMarkup(<Slideshow {...given} {...media} />)

test('shows images first, then videos, one per slide', () => {
  const html = render({ images: [image('a'), image('b')], videos: ['/films/c.webm'] })
  expect(html.match(/[\w-]+="Slide \d"/g)).toEqual([
    'alt="Slide 1"',
    'alt="Slide 2"',
    'aria-label="Slide 3"',
  ])
})

test('a video is muted, loops, and does not load before it plays', () => {
  const [video] = /<video[^>]*>/.exec(render({ images: [], videos: ['/films/c.webm'] })) ?? []
  expect(video).toContain('muted')
  expect(video).toContain('loop')
  expect(video).toContain('preload="none"')
  expect(video).not.toContain('autoplay')
})

test('without media it says so', () => {
  expect(render({ images: [] })).toContain('No media available')
})

test('has the given height', () => {
  expect(render({ images: [image('a')] })).toContain('style="height:100svh"')
})

test('has no buttons if it does not move', () => {
  expect(render({ images: [image('a')] })).not.toContain('<button')
  const buttons = (html: string) => html.match(/<button/g)?.length
  expect(buttons(render({ images: [image('a'), image('b')] }))).toBe(3)
  expect(buttons(render({ images: [], videos: ['/films/c.webm'] }))).toBe(1)
})

test('only the first image of the first screen loads eagerly', () => {
  const images = [image('a'), image('b')]
  const loading = (html: string) => html.match(/loading="\w+"/g)
  expect(loading(render({ images, first: true }))).toEqual(['loading="eager"', 'loading="lazy"'])
  expect(loading(render({ images }))).toEqual(['loading="lazy"', 'loading="lazy"'])
})

test('uses a portrait on tall screens', () => {
  const html = render({ images: [{ ...image('a'), portrait: true }, image('b')] })
  expect(html.match(/media="\(orientation: portrait\)"[^>]*/g)).toEqual([
    expect.stringContaining('/portraits/a-480.avif 480w'),
  ])
})

test.each([
  [0, 0, 5, true],
  [1, 0, 5, true],
  [4, 0, 5, true],
  [2, 0, 5, false],
  [0, 4, 5, true],
  [0, 0, 1, true],
])('slide %i is near slide %i of %i: %s', (index, current, count, near) => {
  expect(isNear(index, current, count)).toBe(near)
})

test.each([
  ['the copy before the first shows the last', 0, 4],
  ['the copy behind the last shows the first', 6, 0],
  ['the first', 1, 0],
  ['the last', 5, 4],
])('%s', (_case, slide, medium) => {
  expect(mediumAt(slide, 5)).toBe(medium)
})

test.each([
  ['pausing before it began, which may be heard late, changes nothing', 'AbortError', []],
  ['a refusal of the browser stops it', 'NotAllowedError', [[false]]],
])('of a film, %s', async (_, name, told) => {
  const setPlaying = vi.fn()
  await startFilm({ play: () => Promise.reject(new DOMException('', name)) }, setPlaying)
  expect(setPlaying.mock.calls).toEqual(told)
})
