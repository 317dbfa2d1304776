import { href } from 'react-router'
import type { BreadcrumbList } from 'schema-dts'
import { SiteLink } from '../../ui/site-link.tsx'
import { JsonLd } from '../head/json-ld-script.tsx'
import { useSite } from '../site.ts'

export interface Crumb {
  label: string
  path: string
}

/** The path from the home page; the last item is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { publicUrl } = useSite()
  const all = [{ label: 'Home', path: href('/') }, ...crumbs]
  return (
    <nav aria-label="Breadcrumb" className="max-w-full">
      <ol className="crumbs">
        {all.map(({ label, path }, index) => (
          <li key={path}>
            {index < all.length - 1 ? (
              <SiteLink to={path} viewTransition>
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={import.meta.env.SSR && breadcrumbList(publicUrl, all)} />
    </nav>
  )
}

const breadcrumbList = (publicUrl: string, crumbs: Crumb[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: publicUrl + path,
    })),
  }) satisfies BreadcrumbList
