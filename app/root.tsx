import { use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { earlyScript } from './inline/early-script.ts'
import { ReferenceContext } from './reference.ts'

export function Layout({ children }: { children: React.ReactNode }) {
  const reference = use(ReferenceContext)
  return (
    <html lang="en-IN" data-reference={reference} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcf9f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#061521" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Before the styles: a script after them would wait until they have loaded. */}
        <script suppressHydrationWarning>{import.meta.env.SSR ? earlyScript() : ''}</script>
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

/** Only for errors outside the site's own boundary, where its styles may be missing. */
export function ErrorBoundary() {
  return (
    <main
      style={{
        maxWidth: '40rem',
        margin: '15vh auto',
        padding: '1rem',
        font: '1rem/1.6 system-ui',
      }}
    >
      <ErrorPage error={useRouteError()} />
    </main>
  )
}
