import { expect, test } from 'vitest'
import { openAccountsApp } from '#test/servers/accounts-app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open) => {
  test('the OpenAPI document describes bodies, answers and permissions', async () => {
    const { app } = await openAccountsApp(await open())
    await app.ready()
    const paths = app.swagger().paths ?? {}
    expect(Object.keys(paths)).toEqual([
      '/api/User/login',
      '/api/User/register',
      '/api/User/me',
      '/api/User/session',
      '/api/User/me/sessions',
      '/api/User/me/sessions/{id}',
      '/api/User/forgot-password',
      '/api/User/reset-password',
      '/api/User/me/password',
      '/api/User/me/confirmation',
      '/api/User/me/second-factor',
      '/api/User/me/second-factor/recovery-codes',
      '/api/User/me/second-factor/removal',
      '/api/User',
      '/api/User/{id}/approval',
      '/api/User/{id}',
      '/api/User/{id}/sessions',
      '/api/User/{id}/second-factor',
      '/api/Setting',
    ])
    expect(paths['/api/User/login']?.post).not.toHaveProperty('security')
    expect(paths['/api/User/me']?.get).toMatchObject({ security: [{ token: [] }] })
    expect(paths['/api/User/register']?.post).toMatchObject({
      requestBody: {
        content: {
          'application/json': { schema: { required: ['userName', 'email', 'password'] } },
        },
      },
    })
  })
})
