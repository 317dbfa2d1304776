import { useLocation } from 'react-router'
import type { WireRedirect } from '#server/api/redirects/redirect-routes.ts'
import { dayText } from '../dates.ts'
import { EntryButtons } from '../record-form/entry-buttons.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { readable } from './readable.ts'

interface Props {
  redirect: WireRedirect
  onRemove: () => void
}

export function RedirectRow({ redirect, onRemove }: Props) {
  const { id, from, to, hits, hitAt } = redirect
  const page = new URLSearchParams(useLocation().search).get('page') ?? undefined
  const search = new URLSearchParams(useLocation().search)
  for (const name of ['from', 'to']) search.delete(name)
  const edit = `${changedSearch(search, { edit: String(id), page })}#redirect-form`
  return (
    <li className="flex items-start gap-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{readable(from)}</p>
        <p className="text-sm wrap-anywhere">
          <span className="text-ink-muted">leads to </span>
          {readable(to)}
        </p>
        <p className="text-sm text-ink-muted">
          {hits === 0
            ? 'Not used yet'
            : `Used ${hits.toLocaleString('en-IN')} ${hits === 1 ? 'time' : 'times'}`}
          {hitAt && `, last on ${dayText(hitAt)}`}
        </p>
      </div>
      <EntryButtons name={readable(from)} edit={edit} onRemove={onRemove} />
    </li>
  )
}
