import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { passwordLength } from '#catalogue/limits.ts'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsAbsent, schema.optional())

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

/** Links are made by adding paths. */
const origin = url(/^https?$/, 'https://example.in').refine((address) => {
  const parsed = URL.parse(address)
  return !parsed || parsed.href.replace(/\/+$/, '') === parsed.origin
}, 'must be an address such as https://example.in, without a path')

const proxies = z
  .string()
  .refine(
    (list) => list.split(',').every((each) => isProxy(each.trim())),
    'must be addresses of proxies such as 10.0.0.1, 10.1.0.0/16',
  )

/** By name as Fastify knows them. */
const networks = ['loopback', 'linklocal', 'uniquelocal']

const isProxy = (address: string) =>
  networks.includes(address) || ipaddr.isValid(address) || ipaddr.isValidCIDR(address)

const portNumber = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be from 1 to 65535')
  .max(65_535, 'must be from 1 to 65535')

const schema = z
  .object({
    NODE_ENV: optional(z.enum(['development', 'production', 'test'])),
    PORT: z.preprocess(blankIsAbsent, portNumber.default(3000)),
    METRICS_PORT: optional(portNumber),
    METRICS_HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
    LOG_REQUESTS: z.preprocess(
      blankIsAbsent,
      z.enum(['all', 'routed', 'off'], "must be 'all', 'routed' or 'off'").default('routed'),
    ),
    HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
    PUBLIC_URL: optional(origin),
    DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('data')),
    DATABASE_URL: optional(url(/^postgres(ql)?$/, 'postgres://user:secret@host/name')),
    STORAGE_URL: optional(url(/^https?$/, 'https://key:secret@host/bucket?region=ap-south-1')),
    SMTP_URL: optional(url(/^smtps?$/, 'smtps://user:secret@host:465')),
    MAIL_FROM: optional(z.email('must be an email address')),
    MAIL_TO: optional(z.email('must be an email address')),
    ADMIN_EMAIL: optional(z.email('must be an email address')),
    ADMIN_PASSWORD: optional(
      z
        .string()
        .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
        .max(passwordLength.max, `must have at most ${passwordLength.max} characters`),
    ),
    PEXELS_API_KEY: optional(z.string()),
    UNSPLASH_ACCESS_KEY: optional(z.string()),
    SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
    TRUST_PROXY: optional(proxies),
    BACKUP_DIR: optional(z.string()),
    BACKUP_KEEP: z.preprocess(
      blankIsAbsent,
      z.coerce
        .number('must be a number')
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .default(30),
    ),
    SEED: optional(z.enum(['demo', 'none'], "must be 'demo' or 'none'")),
    OFFLINE: z.preprocess(
      blankIsAbsent,
      z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
    ),
  })
  .refine((env) => !env.ADMIN_EMAIL === !env.ADMIN_PASSWORD, {
    path: ['ADMIN_PASSWORD'],
    error: 'and ADMIN_EMAIL must be given together',
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is needed when SMTP_URL is given',
  })

export type Env = ReturnType<typeof readEnv>

/** Validates the variables once, at the start. Throws an Error of one line that names the invalid one. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env) {
  const result = schema.safeParse(variables)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new Error(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const env = result.data
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    SEED: env.SEED ?? (env.DATABASE_URL ? 'none' : 'demo'),
    TRUST_PROXY: env.TRUST_PROXY?.split(',').map((address) => address.trim()),
  }
}

/** The variables for a program whose messages are read, which then are in English. */
export const englishEnv = (): NodeJS.ProcessEnv => ({ ...process.env, LC_ALL: 'C' })
