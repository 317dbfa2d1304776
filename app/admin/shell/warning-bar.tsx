import type { LucideIcon } from 'lucide-react'

interface Props {
  Icon: LucideIcon
  buttons: React.ReactNode
  children: React.ReactNode
}

/** A message that stays on top of the screen, with what can be done about it. */
export const WarningBar = ({ Icon, buttons, children }: Props) => (
  <div className="sticky top-14 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warning-soft px-4 py-2 text-on-warning-soft sm:px-6 lg:top-0 lg:px-8">
    <Icon aria-hidden className="size-5 shrink-0" />
    <p role="status" className="grow basis-60 text-sm font-medium">
      {children}
    </p>
    {buttons}
  </div>
)
