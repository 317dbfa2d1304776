import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntryForm } from './entry-form.tsx'

const form = {
  ...{ element: { current: null }, save: async () => undefined, notice: undefined },
  ...{ isNew: true, unsaved: undefined, onCancel: undefined },
}

test.each([true, false])('nothing can be typed while it is being saved: %s', (isBusy) => {
  const html = renderToStaticMarkup(
    <EntryForm form={{ ...form, isBusy }} verbs={['Add', 'Update']}>
      <textarea />
    </EntryForm>,
  )
  expect(/<div[^>]* inert=""[^>]*><textarea/.test(html)).toBe(isBusy)
})
