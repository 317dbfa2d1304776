import { afterEach, expect, test, vi } from 'vitest'
import { focusForm, focusList } from '../../../app/admin/record-form/focus-form.ts'
import { keepFocus } from '../../../app/admin/ui/keep-focus.ts'

afterEach(() => vi.unstubAllGlobals())

test('the list gets the focus after a deletion, unless a search or a dialog has it by then; a form that was opened always gets it', () => {
  const heading = { id: 'list-heading', checkVisibility: () => true, scrollIntoView() {} }
  const focus = vi.fn()
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => task())
  const focusWhile = (isElsewhere: boolean, move = focusList) => {
    const activeElement = { matches: () => isElsewhere }
    const getElementById = () => ({ ...heading, focus })
    vi.stubGlobal('document', { activeElement, getElementById })
    move()
  }
  focusWhile(true)
  expect(focus).not.toHaveBeenCalled()
  focusWhile(false)
  expect(focus).toHaveBeenCalledOnce()
  focusWhile(true, focusForm)
  expect(focus).toHaveBeenCalledTimes(2)
})

test('a button has the focus again after a double click, whose second click focused the content', () => {
  class Button {
    isConnected = true
    focus = vi.fn()
    matches = () => false
    closest = () => null
  }
  const button = new Button()
  const page = { body: {}, activeElement: button as object }
  vi.stubGlobal('HTMLElement', Button)
  vi.stubGlobal('document', page)
  const { restore } = keepFocus()
  page.activeElement = { id: 'search' }
  restore()
  expect(button.focus).not.toHaveBeenCalled()
  page.activeElement = { id: 'content' }
  restore()
  expect(button.focus).toHaveBeenCalledOnce()
})
