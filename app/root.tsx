import { use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { ReferenceContext } from './reference.ts'

export function Layout({ children }: { children: React.ReactNode }) {
  const reference = use(ReferenceContext)
  return (
    <html lang="en-IN" data-reference={reference}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
