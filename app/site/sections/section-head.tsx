interface Props {
  title: string
  id?: string
  children?: React.ReactNode
}

export function SectionHead({ title, id, children }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-8">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {children}
    </div>
  )
}
