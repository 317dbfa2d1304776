import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { builtApp } from '#test/servers/built.ts'
import { freePort } from '#test/servers/free-port.ts'

const waiting = { timeout: 120_000, interval: 100 }

test('the cluster’s script starts two instances, replaces both on SIGUSR2, and stops everything', {
  timeout: 300_000,
}, async () => {
  await builtApp()
  const port = await freePort()
  const script = spawn(process.execPath, [join(import.meta.dirname, '../cluster.ts')], {
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(script, 'exit')
  // It stops what it started.
  onTestFinished(async () => {
    script.kill('SIGTERM')
    await ended
  })
  const lines: string[] = []
  createInterface({ input: script.stdout }).on('line', (line) => lines.push(line))
  const said = () => lines.join('\n')

  await expect.poll(said, waiting).toContain('Stop everything: Ctrl-C.')
  const site = `http://127.0.0.1:${port}`
  expect(said()).toContain(`Kashmir Escapes is at ${site}\n`)
  const [, ...instances] = /behind it (\S+) and (\S+)/.exec(said()) ?? []
  expect(new Set(instances).size).toBe(2)
  const statuses = () =>
    Promise.all([site, ...instances].map(async (url) => (await fetch(`${url}/hotels`)).status))
  expect(await statuses()).toEqual([200, 200, 200])

  script.kill('SIGUSR2')
  await expect.poll(said, waiting).toContain('Every instance is a new one.')
  for (const url of instances) expect(said()).toContain(`${url} is replaced`)
  expect(await statuses()).toEqual([200, 200, 200])

  script.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  for (const url of [site, ...instances]) await expect(fetch(url)).rejects.toThrow()
})
