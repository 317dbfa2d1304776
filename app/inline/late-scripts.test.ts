import { expect, test } from 'vitest'
import { lateScripts } from './late-scripts.ts'

test('delays a page’s module script by a script that starts it', () => {
  const page = lateScripts(
    '<link rel="modulepreload" href="/a.js"/><body><script type="module" async="">go()</script></body>',
  )
  expect(page).toContain('<link data-late="modulepreload" href="/a.js"/>')
  expect(page).not.toContain('<link rel')
  expect(page).toContain('<script type="text/plain" data-late>go()</script><script>(function')
})

test('throws for a page without a module script', () => {
  expect(() => lateScripts('<body></body>')).toThrow('no module script')
})
