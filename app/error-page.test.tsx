import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorPage } from './error-page.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

const page = () => renderToString(<ErrorPage error={new Error('no such table: listings')} />)

test('in development the message is shown', () => {
  vi.stubEnv('DEV', true)
  expect(page()).toContain('no such table: listings')
})

test('in production a plain sentence is shown instead', () => {
  vi.stubEnv('DEV', false)
  expect(page()).not.toContain('no such table')
  expect(page()).toContain('Something on our side went wrong')
})
