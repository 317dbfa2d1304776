import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type Typing, useTyped } from './use-typed.ts'

afterEach(() => vi.unstubAllGlobals())

const initial = { facebookUrl: '', address: 'Theirs, Srinagar' }

function Form({ onReady }: { onReady: (typing: Typing) => void }) {
  onReady(useTyped({ draftKey: 'Settings', initial, version: 2 }))
  return null
}

test('what was typed is restored over the record as it is now, and is all that was changed', () => {
  const at = '2026-05-01T08:00:00.000Z'
  const stored = { typed: { facebookUrl: 'mine' }, version: 1, at }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) })
  const onReady = vi.fn<(typing: Typing) => void>()
  renderToStaticMarkup(<Form onReady={onReady} />)
  const typing = onReady.mock.lastCall?.[0]
  expect(typing).toMatchObject({ version: 1, isDirty: true, restoredFrom: at })
  expect(typing?.typed).toEqual({ facebookUrl: 'mine', address: 'Theirs, Srinagar' })
  expect(typing?.touched).toEqual({ facebookUrl: 'mine' })
})
