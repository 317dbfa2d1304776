import { createElement } from 'react'

interface Props extends Omit<React.ComponentProps<'a'>, 'onClick'> {
  href: string
  instead: () => void
}

/** A link that is only followed without scripts, or into another tab. */
export function EnhancedLink({ instead, ...link }: Props) {
  function onClick(event: React.MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    instead()
  }
  return createElement('a', { ...link, onClick })
}
