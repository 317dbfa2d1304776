import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { questions as faq } from '#content/questions.ts'
import { jpeg } from '../../samples/pictures.ts'
import { jpegFile } from '../support/photographs.ts'
import { answer, button, press, question, sees } from '../support/screen.ts'
import {
  answerCalls,
  expectAccessible,
  followTo,
  openScreen,
  refusal,
  rulesOfColour,
  test,
} from '../support/staff.ts'
import { closeOffer } from '../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

const [first = '', second = ''] = faq.questions.items.map(({ question }) => question)
const own = 'When do the tulips open?'

test('a question is published and reset, moved and removed by keyboard, and refused at its field; a slide’s own picture and words are previewed', async ({
  page,
  api,
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

  await followTo(page, '/admin/content?text=hero', 'Content')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Nigeen, as we know it')
  await press(page, /^1\. /)
  await rows.first().getByRole('textbox', { name: 'Words' }).fill('On the lake since 1947')
  await rows
    .first()
    .locator('input[type=file]')
    .setInputFiles(jpegFile('1.jpg', await jpeg()))
  await expect(rows.first().locator('img[src^="/agency/"]')).toBeVisible()
  await press(page, 'Preview')
  const preview = page.frameLocator('iframe[title="Preview of “First screen”"]')
  await expect(preview.getByRole('heading', { name: 'Nigeen, as we know it' })).toBeVisible()
  await sees(preview.locator('body'), 'On the lake since 1947')
  await expectAccessible(page, undefined, ['iframe', '[data-base-ui-inert]'])
  await page.keyboard.press('Escape')
  await press(page, 'Save')
  await sees(page, '“First screen” saved successfully!')
  await press(page, 'Add a slide')
  await press(page, 'Save')
  await sees(page, 'Picture is required.', 'Description is required.')
  const { heading, items } = (await api.get('/api/Text/hero')).value.hero
  expect([heading, items[0].words]).toEqual(['Nigeen, as we know it', 'On the lake since 1947'])
  expect(items[0].picture).toMatch(/^agency\/\w+\.webp 900x600$/)
})

test('an owner sets the agency’s colours, words and logo, and visitors see them at once', async ({
  page,
  api,
}) => {
  // It would be measured during its fade-in.
  await closeOffer(page)
  await openScreen(page, '/admin/brand', 'Brand')
  const primary = page.getByRole('textbox', { name: 'Primary colour', exact: true })
  const splash = page.getByRole('textbox', { name: 'Splash words' })
  const choose = (buffer: Buffer) =>
    page.locator('#brandLogo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await primary.fill('#f5a13a')
  await press(page, 'Save Brand')
  await expect(primary).toBeFocused()
  await primary.fill('#7A1F3D')
  await splash.fill('Salaam from Nigeen')
  await expect(page.getByText('Salaam from Nigeen')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Letters before references' }).fill('nlj')
  // A line on transparent ground.
  const ground = { width: 400, height: 100, channels: 4, background: 'transparent' } as const
  const line = { create: { width: 380, height: 80, channels: 3, background: '#7a1f3d' } } as const
  await choose(
    await sharp({ create: ground })
      .composite([{ input: line }])
      .png()
      .toBuffer(),
  )
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('img[src^="/agency/"]')).toHaveCount(2)
  await press(page, 'Save Brand')
  await sees(page, 'Brand saved successfully!')
  const now = { brandPrimary: '#7a1f3d', splashText: 'Salaam from Nigeen', referencePrefix: 'NLJ' }
  expect(await api.get('/api/Setting')).toMatchObject(now)

  await page.goto('/')
  const [onDark, onLight] = ['.on-dark', '.on-light'].map((logo) =>
    page.getByRole('banner').locator(logo),
  ) as [Locator, Locator]
  await expect(onDark).toBeVisible()
  await expect(onLight).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(onLight).toBeVisible()
  await expect(onDark).toBeHidden()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(onDark).toBeVisible()
  await expectAccessible(page, rulesOfColour)
  await page.emulateMedia({ colorScheme: 'light' })

  // A file that is no picture is refused, and no input is lost.
  await page.goBack()
  await splash.fill('Khushamdeed')
  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await sees(page, /“logo\.png”/)
  for (const what of ['Logo', 'Primary colour']) await press(page, `Use the default of ${what}`)
  await press(page, 'Save Brand')
  await sees(page, 'Brand saved successfully!')
  const reset = { brandPrimary: '', brandLogo: '', splashText: 'Khushamdeed' }
  expect(await api.get('/api/Setting')).toMatchObject(reset)
  // Other files share the server.
  await api.put('/api/Setting', { splashText: '', referencePrefix: 'KE' })
})
