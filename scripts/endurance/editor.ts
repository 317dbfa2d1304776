import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'

const pauseMs = 1000
const retryMs = 500

interface Edits {
  acknowledged: number
  /** Acknowledged, but an earlier value was read afterwards. */
  lost: string[]
}

const titleOf = (number: number) => `Endurance ${number}`
const numberOf = (title: string) => Number(title.replace(/\D/g, ''))

/** A staff member who renames a villa repeatedly and checks that the name stays. */
export function startEditor({ url, owner }: Pick<Cluster, 'url' | 'owner'>) {
  const edits: Edits = { acknowledged: 0, lost: [] }
  let token = ''
  let open = true

  /** Retries until an answer comes. */
  async function call(path: string, init: RequestInit = {}) {
    for (;;) {
      const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) }
      const answer = await fetch(url + path, { ...init, headers }).catch(() => undefined)
      if (answer && answer.status < 500) return { status: answer.status, body: await answer.json() }
      await delay(retryMs)
    }
  }

  async function logIn() {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(owner)
    token = (await call('/api/User/login', { method: 'POST', headers, body })).body.token
  }

  async function edit() {
    await logIn()
    const { id } = (await call('/api/Villa')).body.$values[0]
    for (let number = 1; open; number += 1) {
      const form = new FormData()
      form.append('title', titleOf(number))
      const { status } = await call(`/api/Villa/${id}`, { method: 'PUT', body: form })
      if (status !== 200) throw new Error(`An edit was answered ${status}.`)
      edits.acknowledged += 1
      const { title } = (await call(`/api/Villa/${id}`)).body
      if (numberOf(title) < number) edits.lost.push(`${title} after ${titleOf(number)}`)
      await delay(pauseMs)
    }
  }

  const editing = edit()
  editing.catch(() => {})
  return {
    edits,
    async sendHome() {
      open = false
      await editing
      return edits
    },
  }
}
