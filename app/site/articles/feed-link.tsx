import { href } from 'react-router'

export const feedPath = `${href('/articles')}/feed.xml`

/** The link to the Atom feed. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title="Articles" href={feedPath} />
)
