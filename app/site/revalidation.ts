import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Neither sending a form nor another fragment, such as that of a picture which is closed, changes what
 * a page has loaded. Loading it again would also scroll back once it arrives.
 */
export function notWithinPage({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod === 'POST' || isOtherFragment(currentUrl, nextUrl)) return false
  return defaultShouldRevalidate
}

const isOtherFragment = (from: URL, to: URL) =>
  from.hash !== to.hash && from.pathname === to.pathname && from.search === to.search
