import { openDomain } from '#server/domain.ts'
import { readEnv } from '#server/env.ts'
import { seed } from '#server/seed.ts'

/** A process that seeds an empty database with the demo, as a server does at its first start. */
if (import.meta.main) {
  const env = readEnv()
  const domain = await openDomain(env, { isCommand: true })
  console.log('seeding')
  await seed(env, domain)
  console.log('seeded')
  await domain.close()
}
