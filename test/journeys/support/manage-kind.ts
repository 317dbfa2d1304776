import { expect, type Locator, type Page } from '@playwright/test'
import type { Field } from '#catalogue/field.ts'
import type { Kind } from '#catalogue/kind.ts'
import type { Screen } from '../../../app/admin/screens.ts'

interface Office {
  page: Page
  kind: Kind
  words: Screen
}

const texts: Partial<Record<Field['control'], string>> = {
  email: 'stay@example.in',
  rupees: '4500',
  number: '4',
  list: 'Breakfast\nShikara ride',
}

/** What the API says of a listing, as far as it is asked here. */
interface Stored {
  id: number
  title: string
  price: number
  pictures: { blur: string }[]
}

/** One listing of a kind, managed on its screen as staff do, and looked at on the site. */
export function manageKind({ page, kind, words }: Office) {
  const { request } = page
  const api = `/api/${kind.name}`
  const form = page.getByRole('region', { name: 'Form' })
  const priceField = form.getByLabel('Price', { exact: true })
  const titleField = form.getByLabel(kind.fields.title.label, { exact: true })
  const isTouch = (page.viewportSize()?.width ?? 0) < 1000
  const press = (target: Locator) => (isTouch ? target.tap() : target.click())
  const told = ({ text }: { text: string }) => page.getByText(text, { exact: true })
  const [added, updated, deleted] = [told(words.added), told(words.updated), told(words.deleted)]
  const images = words.pictures ?? (kind.imageLimit === 1 ? 'Image' : 'Images')
  let listing: Stored
  const path = () => `${kind.path}/${listing.id}`

  const list = async (query: string): Promise<Stored[]> =>
    (await (await request.get(`${api}?${query}`)).json()).$values
  async function read(title: string) {
    const [found] = await list(`q=${encodeURIComponent(title)}`)
    if (found?.title !== title) throw new Error(`There is no ${title}.`)
    listing = found
  }
  const listed = async () => {
    const html = await (await request.get(kind.listPath)).text()
    return [...html.matchAll(/href="([^"?]+)"/g)].map(([, href]) => href)
  }

  return {
    async add(title: string, scenes: Buffer[]) {
      for (const { label, control, max } of Object.values(kind.fields)) {
        if (label === 'Old price' || control === 'switch') continue
        await form.getByLabel(label, { exact: true }).fill((texts[control] ?? label).slice(0, max))
      }
      await titleField.fill(title)
      const [category] = Object.values(kind.categories)
      if (category) await form.getByLabel('Category').selectOption(category)
      const files = scenes.map((buffer, at) => ({
        name: `scene${at}.jpg`,
        mimeType: 'image/jpeg',
        buffer,
      }))
      await form.getByLabel(images, { exact: true }).setInputFiles(files)
      await press(form.getByRole('button', { name: words.add, exact: true }))
      await expect(added).toBeVisible({ timeout: 30_000 })
      await expect(titleField).toHaveValue('')
      await read(title)
      expect(listing.pictures).toHaveLength(scenes.length)
    },

    /** Another title, a price and, where there are several pictures, another cover. */
    async change(title: string) {
      const before = listing
      await page.getByRole('searchbox', { name: 'Search' }).fill(before.title)
      await press(page.getByRole('button', { name: `Edit ${before.title}` }))
      await expect(titleField).toHaveValue(before.title)
      await titleField.fill(title)
      await priceField.fill('5,250')
      const later = form.getByRole('button', { name: 'Move picture 1 later' })
      if (before.pictures.length > 1) await press(later)
      await press(form.getByRole('button', { name: words.update, exact: true }))
      await expect(updated).toBeVisible({ timeout: 30_000 })
      await expect(form.getByRole('button', { name: words.add })).toBeVisible()
      await read(title)
      expect(listing.price).toBe(5250)
      const blurs = before.pictures.map(({ blur }) => blur)
      expect(listing.pictures.map(({ blur }) => blur)).toEqual(blurs.reverse())
    },

    /** From the end of the list, where a new one stands, place by place. */
    async putFirst() {
      await page.getByRole('searchbox', { name: 'Search' }).fill('')
      await press(page.getByRole('button', { name: 'Reorder' }))
      const order = page.getByRole('list', { name: 'Order on the site' })
      const up = order.getByRole('button', { name: `Move ${listing.title} up` })
      await expect(order.getByRole('listitem').last()).toContainText(listing.title)
      const places = await order.getByRole('listitem').count()
      for (let place = places; place > 1; place--) await press(up)
      await expect(order.getByRole('listitem').first()).toContainText(listing.title)
      await expect(up).toBeDisabled()
      await expect.poll(async () => (await list(''))[0]?.id).toBe(listing.id)
      await press(page.getByRole('button', { name: 'Done' }))
      await this.expectFirst()
    },

    async expectFirst() {
      const [category] = Object.keys(kind.categories)
      const [first, second] = await list(category ? `category=${category}` : '')
      expect(first?.id).toBe(listing.id)
      const hrefs = await listed()
      const rival = hrefs.indexOf(`${kind.path}/${second?.id}`)
      expect(hrefs.indexOf(path())).toBeLessThan(rival)
    },

    async remove() {
      const { title } = listing
      await page.getByRole('searchbox', { name: 'Search' }).fill(title)
      const button = page.getByRole('button', { name: `Delete ${title}` })
      await press(button)
      const question = page.getByRole('alertdialog', { name: words.question })
      await expect(question).toContainText(title)
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await press(question.getByRole('button', { name: 'Delete', exact: true }))
      await expect(deleted).toBeVisible()
      await expect(button).toBeHidden()
    },

    async restore() {
      await press(page.getByText('Recently deleted'))
      await press(page.getByRole('button', { name: `Restore ${listing.title}` }))
      await expect(page.getByText(`“${listing.title}” restored.`)).toBeVisible()
      await expect(page.getByRole('button', { name: `Edit ${listing.title}` })).toBeVisible()
    },

    /** On the list, and on its own page with its price and its cover. */
    async expectOnSite() {
      expect(await listed()).toContain(path())
      const visitor = await page.context().newPage()
      await visitor.goto(path())
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(listing.title)
      const price = `₹${listing.price.toLocaleString('en-IN')}`
      await expect(visitor.getByText(price).first()).toBeVisible()
      const cover = visitor.locator('main picture img').first()
      await expect
        .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
      await visitor.close()
    },

    async expectGone() {
      expect((await request.get(path())).status()).toBe(404)
      expect((await request.get(`${api}/${listing.id}`)).status()).toBe(404)
      expect(await listed()).not.toContain(path())
    },
  }
}
