import { expect } from '@playwright/test'
import { owner } from './demo-data.ts'
import { test } from './server.ts'

test('the home page arrives with a heading', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the owner whom the variables name can log in', async ({ ownerToken, request }) => {
  expect(ownerToken).toMatch(/./)
  const refused = await request.post('/api/User/login', { data: { ...owner, password: 'wrong' } })
  expect(refused.status()).toBe(401)
})

test('a site without an owner prints a code to sign up with', async ({ ownerlessServer }) => {
  expect(await ownerlessServer.ownerCode).toMatch(/^[\w-]{20,}$/)
})
