/** What the server sends: the back office's data is read in the browser, where the token is. */
export function Loading() {
  return (
    <div className="grid min-h-dvh place-items-center p-8 text-center">
      <title>Back office | Kashmir Escapes</title>
      <div role="status" className="space-y-5">
        <img
          src="/brand/logo-stacked.svg"
          alt="Kashmir Escapes"
          className="mx-auto h-32 w-auto dark:hidden"
        />
        <img
          src="/brand/logo-stacked-on-dark.svg"
          alt="Kashmir Escapes"
          className="mx-auto hidden h-32 w-auto dark:block"
        />
        <p className="text-ink-muted">Welcome to Kashmir Escapes...</p>
        <noscript>
          <p>The back office needs JavaScript.</p>
        </noscript>
      </div>
    </div>
  )
}
