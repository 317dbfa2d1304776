import { expect, type Page } from '@playwright/test'
import { questions as faq } from '#content/questions.ts'
import { answer, button, press, question, sees } from '../support/screen.ts'
import { answerCalls, expectAccessible, openScreen, refusal, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const [first = '', second = ''] = faq.questions.items.map(({ question }) => question)
const own = 'When do the tulips open?'

const openText = (page: Page, name: string) =>
  openScreen(page, `/admin/content?text=${name}`, 'Content')

const preview = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="Preview of “${name}”"]`)

test('edits and publishes a question, and resets it to the default', async ({ page }) => {
  const shown = async () => {
    const html = await (await page.request.get('/')).text()
    return [html.includes(own), html.includes(first)]
  }
  await openText(page, 'questions')
  const field = page.getByRole('textbox', { name: 'Question' })
  await press(page, new RegExp(`1. ${first.replace('?', '\\?')}`))
  await field.fill(own)
  await sees(page, `${own.length}/160`, 'Unsaved changes')
  await press(page, 'Preview')
  await expect(preview(page, 'Questions').getByRole('heading', { name: own })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await shown()).toEqual([false, true])
  await press(page, 'Save')
  await sees(page, '“Questions” saved successfully!')
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await expect(button(page, 'Save')).toBeEnabled()
  expect(await shown()).toEqual([true, false])
  await field.fill('')
  await press(page, 'Save')
  await sees(page, 'Question is required.')
  await press(page, 'Back to the default')
  const sure = question(page, 'Are you sure you want to go back to the default text?')
  await expect(button(sure, 'Cancel')).toBeFocused()
  await answer(page, 'Go back')
  await sees(page, 'Default text')
  await expect(page.getByText('Question is required.')).toBeHidden()
  expect(await shown()).toEqual([false, true])
})

test('adds, moves and removes items by keyboard, and shows a refusal at its field', async ({
  page,
}) => {
  await openText(page, 'questions')
  const rows = page.getByRole('form').locator('[data-item]')
  const down = button(page, `Move ${first} down`)
  await down.press('Enter')
  await expect(rows.nth(1)).toContainText(first)
  await expect(down).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Now 2 of 10.' })).toBeAttached()
  await button(page, `Remove ${second}`).press('Enter')
  await expect(rows).toHaveCount(9)
  await expect(rows.first().getByRole('button').first()).toBeFocused()
  await press(page, 'Add a question')
  const added = page.getByRole('textbox', { name: 'Question' })
  await expect(added).toBeFocused()
  await page.keyboard.press('Control+s')
  await sees(page, 'Question is required.')
  await expect(added).toBeFocused()
  await press(page, 'Discard')
  await expect(rows).toHaveCount(10)

  const errors = { 'Text.items.1.heading': ['Heading is taken.'] }
  await answerCalls(page, 'PUT', '**/api/Text/terms', refusal(errors))
  await openText(page, 'terms')
  await page.getByLabel('Title').fill('Terms')
  await press(page, 'Save')
  await expect(page.getByLabel('Heading')).toBeFocused()
  await expect(page.getByLabel('Heading')).toHaveAccessibleDescription(/Heading is taken\./)
})

test('an editor sets their own picture and words on the home page’s slideshow', async ({
  pageOf,
  photographs,
}) => {
  const page = await pageOf('Ayesha')
  await openScreen(page, '/admin/content?text=hero', 'Content')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Nigeen, as we know it')
  await page.getByRole('button', { name: '1. A shikara glides' }).click()
  const slide = page.locator('[data-item]').first()
  await slide.getByRole('textbox', { name: 'Words' }).fill('On the lake since 1947')
  await slide.locator('input[type=file]').setInputFiles(photographs[0] ?? '')
  await expect(slide.locator('img[src^="/agency/"]')).toBeVisible()

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.frameLocator('iframe[title="Preview of “First screen”"]')
  await expect(preview.getByRole('heading', { name: 'Nigeen, as we know it' })).toBeVisible()
  await expect(preview.getByText('On the lake since 1947')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“First screen” saved successfully!')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nigeen, as we know it')
  await expect(page.getByText('On the lake since 1947')).toBeVisible()
  await expect(page.locator('.hero-picture[data-shown] img')).toHaveAttribute('src', /^\/agency\//)
  await page.getByRole('button', { name: 'Picture 2' }).click()
  await expect(page.getByText('On the lake since 1947')).toBeHidden()

  await openScreen(page, '/admin/content?text=hero', 'Content')
  await page.getByRole('button', { name: 'Add a slide' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Picture is required.')).toBeVisible()
  await expect(page.getByText('Description is required.')).toBeVisible()
})
