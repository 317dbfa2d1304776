import { expect, test } from 'vitest'
import { approvalMail, passwordMail } from './mails.ts'

const office = { operatorName: 'Nigeen Tours', publicUrl: 'https://nigeen.example' }
const asma = { id: 1, name: 'Asma', email: 'asma@example.in' }

test('mails to staff name the agency and link to its own site', () => {
  const approved = approvalMail(asma as Parameters<typeof approvalMail>[0], office).text
  expect(approved).toContain('the back office of Nigeen Tours has been approved')
  expect(approved).toContain('https://nigeen.example/admin/login')
  const { text } = passwordMail(asma as Parameters<typeof passwordMail>[0], office)
  expect(text).toContain('the back office of Nigeen Tours.')
  expect(text).toContain('https://nigeen.example/admin/resetPassword?code={code}')
})
