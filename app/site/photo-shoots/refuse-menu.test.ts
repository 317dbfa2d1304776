import { expect, test, vi } from 'vitest'
import PhotoShoots from './list.tsx'
import { refuseMenu } from './refuse-menu.ts'

/** An element with these tags around it. */
class FakeElement {
  private readonly tags: string[]
  constructor(...tags: string[]) {
    this.tags = tags
  }
  closest = (selector: string) => this.tags.some((tag) => selector.split(', ').includes(tag))
}

test.each([
  ['media', ['img', 'picture'], {}, false],
  ['the background', ['section'], {}, false],
  ['the background on a Mac', ['section'], { button: 0, ctrlKey: true }, false],
  ['a picture in a link', ['img', 'a'], {}, true],
  ['a field', ['input'], {}, true],
  ['a heading', ['h1'], {}, true],
  ['the background by keyboard', ['section'], { button: 0 }, true],
])('the menu of %s', (_, tags, how, opens) => {
  vi.stubGlobal('Element', FakeElement)
  const preventDefault = vi.fn()
  const target = new FakeElement(...tags)
  refuseMenu({ target, button: 2, ctrlKey: false, preventDefault, ...how } as never)
  expect(preventDefault.mock.calls.length === 0).toBe(opens)
})

test('is refused so in the whole list of photo shoots', () => {
  const { props } = PhotoShoots({ loaderData: {} } as never)
  expect(props.onContextMenu).toBe(refuseMenu)
})
