import { ScreenTitle } from './agency.tsx'

const widths = {
  narrow: 'max-w-3xl',
  middle: 'max-w-[80rem]',
  wide: '',
}

interface Props {
  title: string
  width?: keyof typeof widths
  children: React.ReactNode
}

/** A screen with its title, which is also the window's. All begin at the same left edge. */
export function ScreenFrame({ title, width = 'middle', children }: Props) {
  return (
    <div className="mx-auto max-w-[90rem] p-4 sm:p-6 lg:p-8">
      <div className={`space-y-5 ${widths[width]}`}>
        <ScreenTitle>{title}</ScreenTitle>
        <h1 className="text-3xl break-words">{title}</h1>
        {children}
      </div>
    </div>
  )
}

interface PanelProps {
  heading: string
  headingId?: string
  children: React.ReactNode
}

/** Its own stacking context, so that a key in one panel does not paint the others again. */
export function Panel({ heading, headingId, children }: PanelProps) {
  return (
    <section
      aria-label={heading}
      className="@container isolate flex min-w-0 flex-col rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <h2
        id={headingId}
        tabIndex={-1}
        className="mb-4 scroll-mt-18 text-xl leading-snug outline-none lg:scroll-mt-6"
      >
        {heading}
      </h2>
      {children}
    </section>
  )
}
