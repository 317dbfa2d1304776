import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { WireImport } from '#server/api/imports/import-answer.ts'
import type { RunningServer } from '#test/servers/running-server.ts'

type Call = (path: string, init?: RequestInit) => Promise<unknown>

interface Applying {
  server: RunningServer
  call: Call
  id: number
  /** How many rows are applied before the kill. */
  after: number
}

/** Kills the server once this many rows exist. */
export async function killBetween({ server, call, id, after }: Applying) {
  for (let done = 0; done < after; ) {
    await pause(100)
    const stored = (await call(`/imports/${id}`)) as WireImport
    if (stored.state !== 'applying') throw new Error(`It is ${stored.state} before it was killed.`)
    done = stored.done
  }
  await server.crash()
  // Simulates two minutes passing, so that leases of the killed process expire.
  const file = new DatabaseSync(join(server.dataDir, 'kashmir.sqlite'), { timeout: 5000 })
  file.exec('update jobs set leased_until = null')
  file.close()
}

interface Listed {
  title: string
  images: { $values: string[] }
}

/** The number of packages; throws if one is duplicated or lacks a picture or its file. */
export async function countWhole(url: string, call: Call): Promise<number> {
  const titles = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { $values } = (await call(`/TravelPackage?pageSize=100&page=${page}`)) as {
      $values: Listed[]
    }
    for (const { title, images } of $values) {
      if (titles.has(title)) throw new Error(`${title} is there twice.`)
      titles.add(title)
      if (images.$values.length !== 3) throw new Error(`${title} has not its three pictures.`)
      for (const image of images.$values) {
        const { status } = await fetch(`${url}/${image}`, { method: 'HEAD' })
        if (status !== 200) throw new Error(`${image} of ${title} answers ${status}.`)
      }
    }
    if ($values.length < 100) return titles.size
  }
}
