import type { Page } from '@playwright/test'

/** Counts taps and clicks in every page opened from now on. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    const count = (window as unknown as { countTap: () => void }).countTap
    addEventListener('pointerup', (event) => event.isTrusted && count(), { capture: true })
  })
  return () => taps
}
