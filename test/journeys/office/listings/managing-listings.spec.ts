import { expect } from '@playwright/test'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { screens } from '../../../../app/admin/screens.ts'
import { photograph } from '../../../samples/pictures.ts'
import { manageKind } from '../../support/manage-kind.ts'
import { openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** A kind with parts, one with categories and one with a single picture. */
const journeys: [string, KindName, typeof desktop][] = [
  ['a desktop', 'Hotel', desktop],
  ['a desktop', 'Transportation', desktop],
  ['a phone', 'TravelPackage', phone],
]

for (const [screen, name, options] of journeys) {
  test.describe(`on ${screen}`, () => {
    test.use(options)

    test(`${screens[name].list} are added, changed, ordered, deleted, restored`, async ({
      page,
    }) => {
      test.slow()
      const scenes = await Promise.all([photograph('dal-dawn'), photograph('gulmarg')])
      const [kind, words] = [kindOf(name), screens[name]]
      await openScreen(page, `/admin/${kind.screen}`, words.title)
      await expect(page.getByRole('heading', { level: 2, name: words.list })).toBeVisible()
      const office = manageKind({ page, kind, words })

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
  })
}
