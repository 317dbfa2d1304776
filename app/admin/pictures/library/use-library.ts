import { useEffect, useRef, useState } from 'react'
import { type LibraryFolder, libraryPageSize } from '#catalogue/pictures/library.ts'
import type { WireLibraryPicture } from '#server/api/listings/picture-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { totalOf } from '../../api/guard.ts'
import { useSession } from '../../shell/session.tsx'

interface Asked {
  q: string
  page: number
}

/** The results of a search, page by page; late answers are dropped. */
export function useLibrary(folder: LibraryFolder) {
  const [asked, setAsked] = useState<Asked>({ q: '', page: 1 })
  const [found, setFound] = useState<{ q: string; items: WireLibraryPicture[]; total: number }>()
  const [failure, setFailure] = useState<string>()
  const [isLoading, setLoading] = useState(true)
  const session = useRef(useSession())
  useEffect(() => {
    let isCurrent = true
    async function read({ q, page }: Asked) {
      setLoading(true)
      setFailure(undefined)
      const { data, headers, problem } = await call<WireList<WireLibraryPicture>>(
        'GET',
        pathOf(folder, { q, page }),
      )
      if (!isCurrent) return
      setLoading(false)
      if (problem) {
        if (problem.status === 401) void session.current.logInAgain()
        return setFailure(problem.Error)
      }
      const total = totalOf(headers)
      setFound((before) => {
        const earlier = page > 1 && before?.q === q ? before.items : []
        return { q, total, items: joined(earlier, data.$values) }
      })
    }
    read(asked)
    return () => {
      isCurrent = false
    }
  }, [folder, asked])
  return {
    q: asked.q,
    found,
    failure,
    isLoading,
    search: (q: string) => setAsked({ q, page: 1 }),
    more: () => setAsked(({ q, page }) => ({ q, page: page + 1 })),
    retry: () => setAsked({ ...asked }),
  }
}

function pathOf(folder: LibraryFolder, { q, page }: Asked) {
  const query = new URLSearchParams({ folder, page: String(page), pageSize: `${libraryPageSize}` })
  if (q) query.set('q', q)
  return `/Picture?${query}`
}

/** Removes duplicates, since an addition meanwhile shifts the pages. */
function joined(earlier: WireLibraryPicture[], later: WireLibraryPicture[]) {
  const known = new Set(earlier.map(({ id }) => id))
  return [...earlier, ...later.filter(({ id }) => !known.has(id))]
}
