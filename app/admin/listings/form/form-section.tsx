import type { Section } from './section-links.tsx'

interface Props extends Section {
  children: React.ReactNode
}

/** A group of controls with an anchor. */
export function FormSection({ id, text, children }: Props) {
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 scroll-mt-18 outline-none xl:scroll-mt-16">
      <legend className="mb-3 font-display text-lg font-semibold">{text}</legend>
      {children}
    </fieldset>
  )
}
