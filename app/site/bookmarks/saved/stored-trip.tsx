import { useState } from 'react'

interface Props {
  address: string
  onRemove: () => void
}

/** A stored trip sheet. Its removal is confirmed, since offline it cannot be fetched again. */
export function StoredTrip({ address, onRemove }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <p>
      <a href={address} className="link">
        Your trip sheet
      </a>{' '}
      <span role="status">
        {isAsked && 'Remove it from this phone? Without a network it will not open again.'}
      </span>{' '}
      {/* One button for both, so that it keeps the focus. */}
      <button type="button" className="link" onClick={() => setAsked(!isAsked)}>
        {isAsked ? 'Keep it' : 'Remove it'}
      </button>{' '}
      {isAsked && (
        <button type="button" className="link" onClick={onRemove}>
          Yes, remove it
        </button>
      )}
    </p>
  )
}
