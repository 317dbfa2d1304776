import { useMatches } from 'react-router'

/** Says that visitors don't see this page yet. */
export function PreviewRibbon() {
  const page = useMatches().at(-1)?.loaderData as { preview?: boolean } | undefined
  if (!page?.preview) return null
  return (
    <p className="preview-ribbon">
      <meta name="robots" content="noindex, nofollow" />
      <strong>Preview.</strong> This is how the page will look. The forms on it send nothing.
    </p>
  )
}
