import { expect, type Page } from '@playwright/test'
import { questions as faq } from '#content/questions.ts'
import { answerCalls, expectAccessible, openScreen, refusal, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const [first, second] = faq.questions.items.map(({ question }) => question)
const own = 'When do the tulips open?'

const openText = (page: Page, name: string) =>
  openScreen(page, `/admin/content?text=${name}`, 'Content')

const rows = (page: Page) => page.getByRole('form').locator('[data-item]')
const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: false })

/** The questions in the home page's structured data. */
async function publicQuestions(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const data = blocks.map(([, json = '']) => JSON.parse(json))
  const faqPage = data.find((thing) => thing['@type'] === 'FAQPage')
  return faqPage.mainEntity.map(({ name }: { name: string }) => name)
}

test('edits and publishes a question, and resets it to the default', async ({ page }) => {
  await openText(page, 'questions')
  await opener(page, `1. ${first}`).click()
  await page.getByRole('textbox', { name: 'Question' }).fill(own)
  await expect(page.getByText(`${own.length}/160`)).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeVisible()

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.frameLocator('iframe[title="Preview of “Questions”"]')
  await expect(preview.getByRole('heading', { name: own })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await publicQuestions(page)).toContain(first)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“Questions” saved successfully!')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  expect(await publicQuestions(page)).toEqual([
    own,
    ...faq.questions.items.slice(1).map(({ question }) => question),
  ])

  await openText(page, 'questions')
  await opener(page, `1. ${own}`).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Question is required.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the default' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to go back to the default text?',
  })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByText('Default text')).toBeVisible()
  await expect(page.getByText('Question is required.')).toBeHidden()
  expect(await publicQuestions(page)).toContain(first)
})

test('adds, moves and removes items by keyboard', async ({ page }) => {
  await openText(page, 'questions')
  const down = page.getByRole('button', { name: `Move ${first} down` })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(1)).toContainText(first ?? '')
  await expect(down).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Now 2 of 10.' })).toBeAttached()

  await page.getByRole('button', { name: `Remove ${second}` }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(9)
  await expect(opener(page, `1. ${first}`)).toBeFocused()

  await page.getByRole('button', { name: 'Add a question' }).click()
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Question is required.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused()

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(rows(page)).toHaveCount(10)
})

test('shows the server’s refusal at its field', async ({ page }) => {
  const errors = { 'Text.items.1.heading': ['Heading is taken.'] }
  await answerCalls(page, 'PUT', '**/api/Text/terms', refusal(errors))
  await openText(page, 'terms')
  await page.getByLabel('Title').fill('Terms')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
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
