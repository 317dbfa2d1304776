import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { readList } from '../api/guard.ts'
import { dayAfter } from '../enquiries/desk/follow-up-days.ts'
import { apiSearch } from '../enquiries/search.ts'

const shownAtMost = 5
const oldestUnanswered = 'Oldest unanswered'
const unanswered = { status: 'new', followUp: 'none' }

/** Enquiries waiting for the same thing. */
export interface TodoGroup {
  heading: string
  /** The query of the list that shows all of them. */
  list: string
  /** The first few; undefined if they failed to load. */
  items?: WireEnquiry[]
  total: number
}

export interface Todo {
  groups: TodoGroup[]
  /** The next follow-ups, if nothing is waiting now. */
  next?: WireEnquiry
}

/** Enquiries waiting for an answer, each in one group only. */
export async function readTodo(request: Request, now: Date): Promise<Todo> {
  const groups = await Promise.all(
    Object.entries(searches(now)).map(async ([heading, search]): Promise<TodoGroup> => {
      const list = new URLSearchParams(search)
      return { heading, list: `?${list}`, ...(await readFirst(request, list, shownAtMost)) }
    }),
  )
  const newest = await readNewest(request, groups)
  if (newest) return { groups: [...groups, newest] }
  if (groups.some(({ items, total }) => !items || total > 0)) return { groups }
  const later = new URLSearchParams({ dueFrom: dayAfter(1, now), sort: 'followUp' })
  return { groups, next: (await readFirst(request, later, 1)).items?.[0] }
}

function searches(now: Date): Record<string, Record<string, string>> {
  const today = dayInKolkata(now)
  return {
    Overdue: { due: dayAfter(-1, now), sort: 'followUp' },
    'Due today': { due: today, dueFrom: today, sort: 'followUp' },
    [oldestUnanswered]: { ...unanswered, sort: 'oldest' },
  }
}

/** The latest ones, if there are more than the oldest shown. */
async function readNewest(request: Request, groups: TodoGroup[]): Promise<TodoGroup | undefined> {
  const oldest = groups.find(({ heading }) => heading === oldestUnanswered)
  if (!oldest?.items || oldest.total <= oldest.items.length) return undefined
  const shown = new Set(oldest.items.map(({ id }) => id))
  const list = new URLSearchParams({ ...unanswered, sort: 'newest' })
  const { items, total } = await readFirst(request, list, shownAtMost)
  const others = items?.filter(({ id }) => !shown.has(id))
  return { heading: 'Newest unanswered', list: `?${list}`, items: others, total }
}

function readFirst(request: Request, list: URLSearchParams, atMost: number) {
  const asked = apiSearch(list)
  asked.set('pageSize', String(atMost))
  return readList<WireEnquiry>(request, '/Enquiry', asked)
}
