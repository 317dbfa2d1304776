import { openDomain } from '#server/domain.ts'
import { readEnv } from '#server/env.ts'
import { makeSitemap } from '#server/pages/crawlers/make-sitemap.ts'

/** The index, and the first and the last of the listings. */
const asked = [0, 1, 2, 20, 40]

/** The longest turn of the event loop while sitemaps are built, in processor milliseconds. */
export async function longestSliceMs(folder: string): Promise<number> {
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder })
  const domain = await openDomain(env, { isCommand: true })
  try {
    const source = { ...domain, publicUrl: env.PUBLIC_URL }
    await makeSitemap(source, 1)
    const turns = watchTurns()
    for (const number of asked) await makeSitemap(source, number)
    return turns.end()
  } finally {
    await domain.close()
  }
}

/** The processor time of this thread in each turn; the clock would include other programs. */
function watchTurns() {
  let longest = 0
  let last = processorMs()
  let isOver = false
  const look = () => {
    const now = processorMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  return {
    end() {
      isOver = true
      return longest
    },
  }
}

function processorMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
