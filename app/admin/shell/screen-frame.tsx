const widths = {
  narrow: 'max-w-3xl',
  middle: 'max-w-[80rem]',
  wide: 'max-w-[90rem]',
}

interface Props {
  title: string
  width?: keyof typeof widths
  children: React.ReactNode
}

/** A screen's title, in the window's too, above what it is for. */
export function ScreenFrame({ title, width = 'middle', children }: Props) {
  return (
    <div className={`mx-auto space-y-5 p-4 sm:p-6 lg:p-8 ${widths[width]}`}>
      <title>{`${title} | Kashmir Escapes`}</title>
      <h1 className="text-3xl">{title}</h1>
      {children}
    </div>
  )
}

interface PanelProps {
  heading: string
  headingId?: string
  children: React.ReactNode
}

export function Panel({ heading, headingId, children }: PanelProps) {
  return (
    <section
      aria-label={heading}
      className="@container min-w-0 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <h2
        id={headingId}
        tabIndex={headingId ? -1 : undefined}
        className="mb-4 scroll-mt-18 text-xl leading-snug outline-none lg:scroll-mt-6"
      >
        {heading}
      </h2>
      {children}
    </section>
  )
}
