import { expect } from '@playwright/test'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { photograph } from '../samples/pictures.ts'
import { type KindWords, manageKind } from './manage-kind.ts'
import { openScreen, test } from './staff.ts'

/** A server of its own: it changes what visitors see. */
test.use({ variables: { JOURNEY: 'admin-kinds' } })

const packageWords = {
  thing: 'Package',
  question: 'Are you sure you want to delete this package?',
}

const words: Record<KindName, KindWords> = {
  Hotel: {
    heading: 'Hotel Management',
    list: 'Existing Hotels',
    thing: 'Hotel',
    images: 'Hotel Images',
    question: 'Are you sure you want to delete this hotel?',
    told: ['Hotel created', 'Hotel updated', 'Hotel deleted'],
  },
  Villa: {
    heading: 'Villas Management',
    list: 'Existing Villas',
    thing: 'Villa',
    images: 'Images',
    question: 'Are you sure you want to delete this villa?',
    told: ['Villa added', 'Villa updated', 'Villa deleted'],
  },
  TravelPackage: {
    ...packageWords,
    heading: 'Travel Package Form',
    list: 'Existing Travel Packages',
    images: 'Images',
    told: ['Travel package added', 'Travel package updated', 'Travel package deleted'],
  },
  Transportation: {
    heading: 'Transportation Form',
    list: 'Existing Vehicles',
    thing: 'Vehicle',
    images: 'Image',
    question: 'Are you sure you want to delete this vehicle?',
    told: ['Vehicle added', 'Vehicle updated', 'Vehicle deleted'],
  },
  Shoot: {
    heading: 'Photography Packages',
    list: 'Existing Shoot Packages',
    thing: 'Package',
    images: 'Images',
    question: 'Are you sure you want to delete this shoot package?',
    told: ['Shoot package added', 'Shoot package updated', 'Shoot package deleted'],
  },
  EventManagement: {
    heading: 'Event Management Form',
    list: 'Existing Event Management Packages',
    thing: 'Package',
    images: 'Images',
    question: 'Are you sure you want to delete this event management package?',
    told: [
      'Event management package added',
      'Event management package updated',
      'Event management package deleted',
    ],
  },
  Adventure: {
    ...packageWords,
    heading: 'Adventure management',
    list: 'Existing Adventure Packages',
    images: 'Images',
    told: ['Adventure package added', 'Adventure package updated', 'Adventure package deleted'],
  },
  Relaxation: {
    ...packageWords,
    heading: 'Wellness Packages',
    list: 'Existing Wellness Packages',
    images: 'Images',
    told: ['Wellness package added', 'Wellness package updated', 'Wellness package deleted'],
  },
}

const screens = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
}

for (const [screen, options] of Object.entries(screens)) {
  test.describe(`on ${screen}`, () => {
    test.use(options)

    for (const [name, kindWords] of Object.entries(words) as [KindName, KindWords][]) {
      test(`${kindWords.list} are added, changed, put in order, deleted and restored`, async ({
        page,
      }) => {
        test.slow()
        const scenes = await Promise.all([photograph('dal-dawn'), photograph('gulmarg')])
        const kind = kindOf(name)
        await openScreen(page, `/admin/${kind.screen}`, kindWords.heading)
        await expect(page.getByRole('heading', { level: 2, name: kindWords.list })).toBeVisible()
        const office = manageKind({ page, kind, words: kindWords })

        await office.add(`Lotus bank on ${screen}`, scenes.slice(0, kind.imageLimit))
        await office.expectOnSite()
        await office.change(`Lotus shore on ${screen}`)
        await office.expectOnSite()
        await office.putFirst()
        await office.remove()
        await office.expectGone()
        await office.restore()
        await office.expectOnSite()
        await office.expectFirst()
      })
    }
  })
}
