import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test as base } from './server.ts'

/** Tests whose browser is logged in as the owner. */
export const test = base.extend<{ photographs: string[] }>({
  context: async ({ context, ownerToken }, use) => {
    await context.addInitScript((token) => {
      // Not again: a test may have signed out.
      if (!sessionStorage.getItem('entered')) localStorage.setItem('jwtToken', token)
      sessionStorage.setItem('entered', 'yes')
    }, ownerToken)
    await use(context)
  },

  photographs: async ({ browserName: _ }, use, info) => {
    await use(await takePhotographs(info.outputDir))
  },
})

const width = 4032
const height = 3024

/** Six JPEGs as a phone takes them, every second one lying on its side with an EXIF note of it. */
async function takePhotographs(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const files = ['lake', 'garden', 'peak', 'boat', 'bazaar', 'meadow']
  return Promise.all(
    files.map(async (name, at) => {
      const file = join(folder, `${name}.jpg`)
      const background = { r: 40 * at, g: 200 - 30 * at, b: 120 }
      await sharp({ create: { width, height, channels: 3, background } })
        .withMetadata({ orientation: at % 2 === 0 ? 1 : 6 })
        .jpeg()
        .toFile(file)
      return file
    }),
  )
}

/** Fails with what axe finds wrong with the page as it stands. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(found).toEqual([])
}

/** Waits until the screen has its data. */
export async function openScreen(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
