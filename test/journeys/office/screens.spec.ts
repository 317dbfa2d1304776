import { expect } from '@playwright/test'
import { expectFit } from '../support/fit.ts'
import { overEdge } from '../support/lost-text.ts'
import { expectAccessible, followTo, openScreen, test } from '../support/staff.ts'

/**
 * Screens by URL, each with another heading than the one before, by topic. The marked ones use every
 * colour of the dark theme, or have another layout on wide displays.
 */
const screensByTopic: Record<string, Record<string, [heading: string, marks?: string]>> = {
  'the catalogue': {
    '/admin/hotels': ['Hotel Management', 'dark, wide'],
    '/admin/hotelservices?hotelId=1': ['Manage Services'],
    '/admin/hotelroom?hotelId=1': ['Manage Hotel Rooms'],
    '/admin/travel?edit=new': ['Travel Package Form'],
    '/admin/itenaries?travelPackageId=20': ['Manage Itineraries'],
    '/admin/transport': ['Transportation Form'],
    '/admin/eventDayWize?eventManagementId=64': ['Manage Day Wise Itineraries'],
    '/admin/destinations': ['Destinations'],
    '/admin/content?text=terms': ['Content'],
    '/admin/local-costs?edit=1': ['Local costs'],
    '/admin/roads?edit=1': ['Roads'],
    '/admin/content?text=testimonials': ['Content', 'dark'],
  },
  'guests and rates': {
    '/admin/dashboard': ['Dashboard', 'dark, wide'],
    '/admin/enquiries?status=all': ['Enquiries', 'dark'],
    '/admin/quotes': ['Quotes'],
    '/admin/quotes/1': ['Nandini Rao (sample)'],
    '/admin/quotes/3': ['Farah Khan (sample)'],
    '/admin/reviews': ['Reviews'],
    '/admin/mail': ['Mail queue'],
    '/admin/rates': ['Rate book', 'dark'],
    '/admin/rates/1': ['Chinar Courtyard', 'dark, wide'],
    '/admin/rates/2?details=edit&edit=new': ['The Old Boulevard'],
    '/admin/rates/new': ['New supplier'],
    '/admin/rates/import': ['Import rates'],
    '/admin/imports': ['Imports'],
  },
  'the agency': {
    '/admin/users': ['Users', 'wide'],
    '/admin/account': ['My account'],
    '/admin/history': ['History'],
    '/admin/settings': ['Settings', 'dark'],
    '/admin/brand': ['Brand'],
    '/admin/redirects?edit=new': ['Redirects'],
    '/admin/travelAi': ['Coming soon To your website'],
    '/admin/login': ['Log In'],
    '/admin/signUp': ['Sign Up'],
    '/admin/forgotPassword': ['Forgot password?'],
    '/admin/resetPassword?code=x': ['Choose a new password'],
  },
}

const phone = { width: 360, height: 740 }
const wide = { width: 1440, height: 900 }

test.use({ viewport: phone, hasTouch: true, isMobile: true })

for (const [topic, screens] of Object.entries(screensByTopic)) {
  test(`the screens of ${topic} open, fit a phone and its fingers, and pass axe`, async ({
    page,
  }) => {
    test.slow()
    await openScreen(page, '/admin/travelAi', 'Coming soon')
    for (const [path, [heading, marks = '']] of Object.entries(screens)) {
      await test.step(path, async () => {
        await followTo(page, path, heading)
        if (path.includes('edit=')) await page.getByRole('textbox').first().waitFor()
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('details')) each.open = true
        })
        await expectFit(page, path, marks.includes('dark') ? 'dark' : undefined)
        await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(0)
        await page.locator('html').evaluate((root) => root.setAttribute('style', 'font-size: 200%'))
        expect.soft(await overEdge(page), `${path} in large text`).toEqual([])
        await page.locator('html').evaluate((root) => root.removeAttribute('style'))
        if (!marks.includes('wide')) return
        await page.setViewportSize(wide)
        await expectAccessible(page)
        await page.setViewportSize(phone)
      })
    }
  })
}
