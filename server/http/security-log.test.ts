import { expect, onTestFinished, test } from 'vitest'
import { openAccountsApp, password } from '#test/servers/accounts-app.ts'
import { oneDatabase } from '#test/servers/databases/databases.ts'
import { writeSecurityEvents } from './security-log.ts'

oneDatabase((open) => {
  test('logs log-ins, denials and limits, without personal data', async () => {
    const lines: string[] = []
    onTestFinished(writeSecurityEvents((line) => lines.push(line)))
    const login = { max: 1, windowMs: 60_000 }
    const { call, accounts, signUp } = await openAccountsApp(await open(), { login })
    const id = await signUp('meena')
    await accounts.approve(id)
    const meena = { email: 'meena@example.in', password }
    const { token } = (await call('POST', '/login', meena)).json()
    await call('GET', '/', undefined, token)
    await call('GET', '/', undefined, 'forged')
    await call('POST', '/login', { ...meena, password: 'shalimar garden' })
    await call('POST', '/login', { ...meena, password: 'shalimar garden' })

    const line = { time: expect.stringMatching(/Z$/), reference: expect.any(String) }
    expect(lines.map((each) => JSON.parse(each))).toEqual([
      { ...line, event: 'log-in', userId: id, call: 'POST /api/User/login' },
      { ...line, event: 'denied', userId: id, call: 'GET /api/User' },
      { ...line, event: 'denied', call: 'GET /api/User' },
      { ...line, event: 'log-in refused', call: 'POST /api/User/login' },
      { ...line, event: 'limited', call: 'POST /api/User/login' },
    ])
    expect(lines.join()).not.toMatch(/meena|garden|127\.0\.0\.1/)
  })
})
