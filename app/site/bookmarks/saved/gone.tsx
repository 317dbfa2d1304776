/** Reports that listings are missing from a list, if any are. */
export function Gone({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <p className="saved-note">
      {count === 1 ? 'One listing is' : `${count} listings are`} no longer available.
    </p>
  )
}
