import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyPage } from '#test/pages/empty-page.ts'
import { useTypingMark } from './use-typing-mark.ts'

afterEach(() => vi.unstubAllGlobals())

class Control {
  select = vi.fn()
  readonly value: string
  readonly matches: () => boolean
  constructor(value: string, isTypedInto = true) {
    this.value = value
    this.matches = () => isTypedInto
  }
}

function Mark() {
  useTypingMark()
  return null
}

test('an empty field has a caret as soon as it is focused, and what a text has selected stays', async () => {
  const container = emptyPage()
  const listeners = new Map<string, (event: { target: Control }) => void>()
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) =>
    listeners.set(type, listen),
  )
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('Element', Control)
  vi.stubGlobal('document', { documentElement: { toggleAttribute() {} }, activeElement: null })
  const root = createRoot(container)
  root.render(<Mark />)
  const focus = await vi.waitFor(() => listeners.get('focusin') ?? Promise.reject())
  const [empty, filled, other] = [new Control(''), new Control('Lotus'), new Control('', false)]
  for (const target of [empty, filled, other]) focus({ target })
  expect(empty.select).toHaveBeenCalledOnce()
  expect(filled.select).not.toHaveBeenCalled()
  expect(other.select).not.toHaveBeenCalled()
  root.unmount()
})
