import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('without variables the site runs locally with the demo catalogue', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    SEED: 'demo',
  })
  expect(env.DATA_DIR).toMatch(/\/data$/)
  expect(env.TRUST_PROXY).toBeUndefined()
})

test('with a PostgreSQL server it is only seeded on request', () => {
  const DATABASE_URL = 'postgres://kashmir@127.0.0.1/kashmir'
  expect(readEnv({ DATABASE_URL }).SEED).toBe('none')
  expect(readEnv({ DATABASE_URL, SEED: 'demo' }).SEED).toBe('demo')
})

test('treats blank variables as absent, and removes trailing slashes of URLs', () => {
  const env = readEnv({
    PORT: '',
    PUBLIC_URL: 'https://kashmir.example/',
    SMTP_URL: '',
    TRUST_PROXY: '10.0.0.1, 10.0.0.2',
  })
  expect(env.PORT).toBe(3000)
  expect(env.PUBLIC_URL).toBe('https://kashmir.example')
  expect(env.SMTP_URL).toBeUndefined()
  expect(env.TRUST_PROXY).toEqual(['10.0.0.1', '10.0.0.2'])
})

test.for([
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ PORT: '0' }, 'PORT must be from 1 to 65535'],
  [{ PUBLIC_URL: 'kashmir' }, 'PUBLIC_URL must be an address such as https://example.in'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address such as postgres://user:secret@host/name',
  ],
  [{ PUBLIC_URL: 'https://x.example/?y' }, 'PUBLIC_URL must be an address such as'],
  [{ PUBLIC_URL: 'https://x.example/site/' }, 'https://example.in, without a path'],
  [{ PUBLIC_URL: 'https://asha@x.example' }, 'PUBLIC_URL must be an address such as'],
  [{ TRUST_PROXY: '10.0.0.1, proxy' }, 'TRUST_PROXY must be addresses of proxies such as'],
  [{ SEED: 'some' }, "SEED must be 'demo' or 'none'"],
  [{ OFFLINE: 'no' }, "OFFLINE must be 'on' or 'off'"],
  [{ MAIL_TO: 'desk' }, 'MAIL_TO must be an email address'],
  [{ ADMIN_EMAIL: 'a@example.in' }, 'ADMIN_PASSWORD and ADMIN_EMAIL must be given together'],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, 'MAIL_FROM is needed when SMTP_URL is given'],
] as const)('%o stops the start: %s', ([variables, message]) => {
  expect(() => readEnv(variables)).toThrow(message)
})
