import { Link } from 'react-router'
import { useSite } from '../site.ts'

/** Links to the services, for empty pages. */
export const ServiceLinks = () => (
  <ul className="flex flex-wrap gap-2">
    {useSite().services.map(({ label, path }) => (
      <li key={path}>
        <Link to={path} className="chip">
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
