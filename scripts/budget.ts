import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { freePort } from '#test/servers/free-port.ts'
import { startServer } from '#test/servers/running-server.ts'
import { measureBlockingTime } from './budget/blocking-time.ts'
import { auditPage } from './budget/lighthouse.ts'
import { measureSlowdown } from './budget/slowdown.ts'
import { weighPage, weighScreen } from './budget/weights.ts'
import { asTable, isOver, type Line } from './figures/line.ts'
import { ensureChromium } from './programs.ts'

/**
 * Measures the built site against its budget, prints a table, and fails if a line exceeds it.
 * `weights` omits what needs a quiet machine: times and Lighthouse's scores.
 */

const owner = { email: 'owner@example.in', password: 'pashmina-1947' }
const screens = [
  ...['login', 'dashboard', 'enquiries', 'hotels', 'villas', 'travel', 'transport', 'shoots'],
  ...['event', 'adventure', 'wellness', 'hotelservices', 'hotelroom', 'itenaries', 'addons'],
  ...['eventDayWize', 'packageInclude', 'users', 'settings', 'content', 'history', 'mail'],
  ...[
    'account',
    'travelAi',
    'destinations',
    'articles',
    'redirects',
    'local-costs',
    'roads',
    'rates',
  ],
]

/** Pages that must load on a poor network. */
const firstViews: Record<string, number> = { '/roads': 120 }

const onlyWeights = process.argv[2] === 'weights'

const built = spawnSync(process.execPath, ['scripts/build.ts', '--when-stale'], {
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)

const folder = mkdtempSync(join(tmpdir(), 'kashmir-budget-'))
const port = await freePort()
const server = await startServer(folder, {
  SEED: 'demo',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
})
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...['--disable-component-update', '--disable-sync', `--remote-debugging-port=${port}`],
  ],
})
const lines: Line[] = []
const notes: string[] = []
try {
  for (const path of [...(await auditedPages()), ...(await otherPages())]) await weigh(path)
  if (!onlyWeights) await audit(await auditedPages())
  const token = await signIn()
  for (const screen of screens) {
    const line = await weighScreen(browser, `${server.url}/admin/${screen}`, token)
    add(`/admin/${screen}`, [line])
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true })
}

console.log(asTable(lines))
console.log(notes.join('\n'))
const over = lines.filter(isOver).length
console.log(over === 0 ? 'Every line is within its budget.' : `${over} lines are over.`)
process.exit(over === 0 ? 0 : 1)

function add(page: string, measured: Omit<Line, 'page'>[]) {
  lines.push(...measured.map((line) => ({ page, ...line })))
}

async function audit(paths: string[]) {
  const { index, slowdown } = await measureSlowdown(port)
  notes.push(
    `A Moto G Power of 2022 is ${slowdown.toFixed(2)} times slower than this machine, whose benchmark index is ${Math.round(index)}.`,
  )
  for (const path of paths) {
    const url = `${server.url}${path}`
    const blocking = await measureBlockingTime(url, port, slowdown)
    const { lines: audited, byClock } = await auditPage(url, port, blocking)
    add(path, audited)
    notes.push(
      `${path}: by the clock of this machine Lighthouse gives ${byClock.points} points, TBT ${byClock.blockingMs} ms.`,
    )
  }
}

async function weigh(path: string) {
  const url = `${server.url}${path}`
  await meetFirst(url)
  add(path, await weighPage(browser, url, firstViews[path]))
}

/** The first visitor after a change gets a quickly compressed page; it is compressed better meanwhile. */
async function meetFirst(url: string) {
  const headers = { 'accept-encoding': 'br' }
  const size = async () => Number((await fetch(url, { headers })).headers.get('content-length'))
  const hurried = await size()
  const end = Date.now() + 5000
  while (Date.now() < end && (await size()) >= hurried) await setTimeout(100)
}

async function firstId(kind: string): Promise<number> {
  const answer = await fetch(`${server.url}/api/${kind}`)
  const { $values } = await answer.json()
  return $values[0].id
}

async function auditedPages(): Promise<string[]> {
  return ['/', '/travel-packages', `/travel-package/${await firstId('TravelPackage')}`]
}

/** Pages of which only the weight is measured. */
async function otherPages(): Promise<string[]> {
  return [
    ...['/hotels', '/villas', '/transportation', '/wellness', '/search?q=dal', '/saved'],
    ...['/compare', '/contact', '/About', '/terms-conditions', '/privacy-policy'],
    ...['/destinations', '/articles', '/roads'],
    `/destination/${await firstId('Destination')}`,
    `/article/${await firstId('Article')}`,
    `/travel-package/${await firstId('TravelPackage')}/print`,
    `/hotel/${await firstId('Hotel')}`,
    `/villas/${await firstId('Villa')}`,
    `/eventManagement/${await firstId('EventManagement')}`,
  ]
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/User/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = await answer.json()
  return token
}
