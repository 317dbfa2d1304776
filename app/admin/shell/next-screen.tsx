import { useNavigation } from 'react-router'

/** A thin line along the top while the next screen is being read. */
export function NextScreen() {
  const { state, location } = useNavigation()
  if (state !== 'loading' || !location) return null
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      className="fixed inset-x-0 top-0 z-30 h-1 overflow-hidden"
    >
      <div className="h-full w-1/3 animate-sweep bg-accent motion-reduce:animate-none" />
    </div>
  )
}
