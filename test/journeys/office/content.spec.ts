import { expect } from '@playwright/test'
import { questions as faq } from '#content/questions.ts'
import { jpeg } from '../../samples/pictures.ts'
import { answer, button, press, question, sees } from '../support/screen.ts'
import { answerCalls, expectAccessible, openScreen, refusal, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const [first = '', second = ''] = faq.questions.items.map(({ question }) => question)
const own = 'When do the tulips open?'

test('a question is published and reset; questions are moved and removed by keyboard, and refused at their fields', async ({
  page,
}) => {
  const shown = async () => {
    const html = await (await page.request.get('/')).text()
    return [html.includes(own), html.includes(first)]
  }
  await openScreen(page, '/admin/content?text=questions', 'Content')
  const rows = page.getByRole('form').locator('[data-item]')
  const fieldOf = (at: number) => rows.nth(at).getByRole('textbox', { name: 'Question' })
  await rows.first().getByRole('button').first().click()
  await fieldOf(0).fill(own)
  await sees(page, `${own.length}/160`, 'Unsaved changes')
  await press(page, 'Save')
  await sees(page, '“Questions” saved successfully!')
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await expect(button(page, 'Save')).toBeEnabled()
  expect(await shown()).toEqual([true, false])
  await fieldOf(0).fill('')
  await press(page, 'Save')
  await sees(page, 'Question is required.')
  await press(page, 'Back to the default')
  const sure = question(page, 'Are you sure you want to go back to the default text?')
  await expect(button(sure, 'Cancel')).toBeFocused()
  await answer(page, 'Go back')
  await sees(page, '“Questions” is the default again.')
  await expect(page.getByText('Default text', { exact: true })).toBeVisible()
  await expect(page.getByText('Question is required.')).toBeHidden()
  expect(await shown()).toEqual([false, true])

  const down = button(page, `Move ${first} down`)
  await down.press('Enter')
  await expect(rows.nth(1)).toContainText(first)
  await expect(down).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Now 2 of 10.' })).toBeAttached()
  const taken = refusal({ 'Questions.items.3.question': ['Question is taken.'] })
  await answerCalls(page, 'PUT', '**/api/Text/questions', taken)
  await press(page, 'Save')
  await expect(fieldOf(3)).toBeFocused()
  await expect(fieldOf(3)).toHaveAccessibleDescription(/Question is taken\./)
  await button(page, `Remove ${second}`).press('Enter')
  await expect(rows).toHaveCount(9)
  await expect(rows.first().getByRole('button').first()).toBeFocused()
  await press(page, 'Add a question')
  await expect(fieldOf(9)).toBeFocused()
  await page.keyboard.press('Control+s')
  await sees(page, 'Question is required.')
  await expect(fieldOf(9)).toBeFocused()
  await press(page, 'Discard')
  await expect(rows).toHaveCount(10)
})

test('an own picture and words for the home page’s slideshow are previewed and stored', async ({
  page,
  api,
}) => {
  await openScreen(page, '/admin/content?text=hero', 'Content')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Nigeen, as we know it')
  await press(page, /^1\. /)
  const slide = page.locator('[data-item]').first()
  await slide.getByRole('textbox', { name: 'Words' }).fill('On the lake since 1947')
  const file = { name: 'lake.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }
  await slide.locator('input[type=file]').setInputFiles(file)
  await expect(slide.locator('img[src^="/agency/"]')).toBeVisible()
  await press(page, 'Preview')
  const preview = page.frameLocator('iframe[title="Preview of “First screen”"]')
  await expect(preview.getByRole('heading', { name: 'Nigeen, as we know it' })).toBeVisible()
  await sees(preview.locator('body'), 'On the lake since 1947')
  await expectAccessible(page, undefined, ['iframe'])
  await page.keyboard.press('Escape')
  await press(page, 'Save')
  await sees(page, '“First screen” saved successfully!')
  await press(page, 'Add a slide')
  await press(page, 'Save')
  await sees(page, 'Picture is required.', 'Description is required.')
  const { value } = await api.get('/api/Text/hero')
  const { words, picture } = value.hero.items[0]
  expect([value.hero.heading, words]).toEqual(['Nigeen, as we know it', 'On the lake since 1947'])
  expect(picture).toMatch(/^agency\/\w+\.webp 900x600$/)
})
