import { afterEach, expect, test, vi } from 'vitest'
import { focusList } from '../../../app/admin/record-form/focus-form.ts'

afterEach(() => vi.unstubAllGlobals())

test('the list gets the focus after a deletion, unless a search or a dialog has it by then', () => {
  const heading = { id: 'list-heading', checkVisibility: () => true, scrollIntoView() {} }
  const focus = vi.fn()
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => task())
  const focusWhile = (isElsewhere?: boolean) => {
    const activeElement = { matches: () => isElsewhere }
    const getElementById = () => ({ ...heading, focus })
    vi.stubGlobal('document', { activeElement, getElementById })
    focusList()
  }
  focusWhile(true)
  expect(focus).not.toHaveBeenCalled()
  focusWhile(false)
  expect(focus).toHaveBeenCalledOnce()
})
