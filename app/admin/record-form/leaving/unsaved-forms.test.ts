import type { Location } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { holdsBack, isAwaited, openForms, takeAwaited, type UnsavedForm } from './unsaved-forms.ts'

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: '',
})
const [here, there] = [at('/admin/roads'), at('/admin')]

function open(form: Partial<UnsavedForm>) {
  const current = { isDirty: () => true, place: [], about: '', onLeave() {}, ...form }
  openForms.add({ current })
  return current
}

afterEach(() => {
  openForms.clear()
  takeAwaited()
})

test('a navigation waits while all that it leaves is being saved, and is continued once', () => {
  open({ isSaving: true })
  expect(holdsBack(here, there)).toBe(true)
  expect(isAwaited(there)).toBe(true)
  expect([takeAwaited(), takeAwaited()]).toEqual([there, undefined])
})

test('the form’s own navigation after the save does not replace it', () => {
  const form = open({ isSaving: true })
  holdsBack(here, there)
  form.isDirty = () => false
  expect(holdsBack(here, at('/admin/hotel'))).toBe(false)
  expect(takeAwaited()).toBe(there)
})

test('asks at once if another form has changes that are not being saved', () => {
  open({ isSaving: true })
  holdsBack(here, there)
  open({})
  expect(holdsBack(here, there)).toBe(true)
  expect(isAwaited(there)).toBe(false)
})
