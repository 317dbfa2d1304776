/** Inputs are never under 16 px, or iOS zooms into them. */
export const controlClass =
  'w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 py-2.5 text-base leading-snug text-ink placeholder:text-ink-subtle hover:border-ink-muted focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-60'
