import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { refused } from '../compare-button.tsx'
import { compared } from '../lists.ts'
import { idsLink } from '../read-ids.ts'
import '../../../styles/site/bookmarks/tray.css'

/** The number of chosen packages, and the link to the comparison. */
export default function Tray({ ids }: { ids: readonly number[] }) {
  const tooMany = useRefused(ids)

  function clear() {
    compared.clear()
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <aside className="tray" aria-label="Comparison">
      <p role="status" className="tray-text">
        {tooMany ? (
          <>
            Three packages can be compared at a time. Remove one to add <b>{tooMany}</b>.
          </>
        ) : (
          messages[ids.length]
        )}
      </p>
      {ids.length > 1 && (
        <Link to={idsLink(href('/compare'), ids)} className="button button-primary">
          Compare {ids.length}
        </Link>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label="Clear the comparison"
        onClick={clear}
      >
        <X aria-hidden size={20} />
      </button>
    </aside>
  )
}

const messages = [
  '',
  'Choose one or two more packages to compare',
  '2 packages chosen',
  '3 packages chosen',
]

/** The refused package, until the choice changes. */
function useRefused(ids: readonly number[]) {
  const [title, setTitle] = useState('')
  const [seen, setSeen] = useState(ids)
  if (ids !== seen) {
    setSeen(ids)
    setTitle('')
  }
  useEffect(() => {
    const showTitle = (event: Event) => setTitle((event as CustomEvent<string>).detail)
    window.addEventListener(refused, showTitle)
    return () => window.removeEventListener(refused, showTitle)
  }, [])
  return title
}
