import { Pause, Play } from 'lucide-react'

interface Props {
  playing: boolean
  toggle: () => void
  what: string
  className?: string
  size?: number
}

export function PlayButton({ playing, toggle, what, className = 'icon-button', size = 18 }: Props) {
  const Icon = playing ? Pause : Play
  const label = playing ? `Pause the ${what}` : `Play the ${what}`
  return (
    <button type="button" onClick={toggle} className={className} aria-label={label}>
      <Icon aria-hidden size={size} />
    </button>
  )
}
