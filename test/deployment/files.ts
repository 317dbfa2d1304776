import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export const root = join(import.meta.dirname, '../..')

export const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

type Variables = Record<string, string>

/** A service of compose.yaml, as far as tests need it. */
interface Service {
  image: string
  command?: string[]
  environment?: Variables
  networks: string[]
  ports?: string[]
  volumes?: string[]
  tmpfs?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean; retries?: number }
  [key: string]: unknown
}

interface Compose {
  name: string
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, unknown>
}

const variable = /\$\{(\w+)(?::([?-])([^}]*))?\}/g

/** The variables in compose.yaml with their modifiers: `?` requires it, `-` has a default. */
export const variablesRead = [...textOf('compose.yaml').matchAll(variable)].map(
  ([, name = '', sign = '', rest = '']) => ({ name, sign, rest }),
)

/** compose.yaml with these variables. Throws if a required one is missing. */
export function composeWith(variables: Variables): Compose {
  const fill = (text: string) =>
    text.replaceAll(variable, (_, name, sign, rest) => {
      if (variables[name]) return variables[name]
      if (sign === '?') throw new Error(`${name}: ${rest}`)
      return rest ?? ''
    })
  const written = parse(textOf('compose.yaml'), { merge: true })
  return JSON.parse(JSON.stringify(written), (_, value) =>
    typeof value === 'string' ? fill(value) : value,
  )
}

/** The variables in deploy/example.env, with their values. */
export const exampleVariables = () =>
  Object.fromEntries(
    [...textOf('deploy/example.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  )

/** As filled in by an operator. */
export const filledVariables = (): Variables => ({
  ...exampleVariables(),
  POSTGRES_PASSWORD: 'a1'.repeat(24),
  S3_ACCESS_KEY: 'b2'.repeat(24),
  S3_SECRET_KEY: 'c3'.repeat(24),
})

interface Instruction {
  name: string
  words: string
}

/** The Dockerfile's instructions, one per line, without comments. */
export function dockerfile(): Instruction[] {
  const lines = textOf('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
  return lines.filter(Boolean).map((line) => {
    const [, name = '', words = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    return { name, words: words.trim() }
  })
}
