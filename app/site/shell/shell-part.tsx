import { createContext, use } from 'react'

/** The content of parts that are the same on many pages, as the server has rendered it before. */
export type ShellMarkup = Record<'navigation' | 'menu' | 'footer', string>

/** Undefined in the browser, and until the server has rendered the parts. */
export const ShellMarkupContext = createContext<ShellMarkup | undefined>(undefined)

interface Props extends React.HTMLAttributes<HTMLElement> {
  as: 'nav' | 'footer'
  part: keyof ShellMarkup
}

/** An element that the server renders once for many pages; browsers hydrate it as any other. */
export function ShellPart({ as: Element, part, children, ...attributes }: Props) {
  const markup = use(ShellMarkupContext)
  if (!import.meta.env.SSR || !markup) return <Element {...attributes}>{children}</Element>
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup[part] }} />
}
