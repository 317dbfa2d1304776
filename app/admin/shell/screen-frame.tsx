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

export function Panel({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section
      aria-label={heading}
      className="@container min-w-0 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="mb-4 text-xl leading-snug">{heading}</h2>
      {children}
    </section>
  )
}
