import { Mark } from './logo.tsx'

/** The greeting of a visit: shown beside what is there already, never in front of it. */
export function Splash() {
  return (
    <p role="status" className="pill splash">
      <Mark className="h-5 w-auto" />
      Welcome to Kashmir Escapes...
    </p>
  )
}
