import { href } from 'react-router'

export const feedPath = `${href('/articles')}/feed.xml`

/** Where readers of feeds find what is new. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title="Articles" href={feedPath} />
)
