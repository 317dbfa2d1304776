import { ShareTags } from '../head/page-meta.tsx'
import { useSite } from '../site.ts'

interface Props {
  title: string
  /** Shown by chats, which preview the link: without the guest and any price. */
  shared: { title: string; description: string }
}

/** The head of a page for one guest, which is not indexed. */
export function GuestMeta({ title, shared }: Props) {
  const { operatorName, publicUrl } = useSite()
  return (
    <>
      <title>{`${title} | ${operatorName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={operatorName} />
      <meta property="og:title" content={shared.title} />
      <meta property="og:description" content={shared.description} />
      {import.meta.env.SSR && <ShareTags publicUrl={publicUrl} path="/" />}
    </>
  )
}
