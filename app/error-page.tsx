import { use, useEffect } from 'react'
import { ReferenceContext } from './reference.ts'
import { useFromServer } from './use-from-server.ts'

/** The message for an unexpected error: in production without details. */
export function ErrorPage({ error }: { error: unknown }) {
  const reference = use(ReferenceContext)
  const fromServer = useFromServer()
  useEffect(() => console.error(error), [error])
  return (
    <>
      <title>Unexpected Application Error!</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl">Unexpected Application Error!</h1>
      {import.meta.env.DEV ? (
        <pre style={{ whiteSpace: 'pre-wrap' }}>{messageOf(error)}</pre>
      ) : (
        <p className="max-w-prose">
          Something on our side went wrong, and this page could not be shown. Please try again.
        </p>
      )}
      {fromServer && reference && (
        <p>
          If you call us about it, please quote <strong>{reference}</strong>.
        </p>
      )}
      <p>
        <a href="" className="button button-primary">
          Reload the page
        </a>
      </p>
    </>
  )
}

const messageOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error, null, 2)
