interface Props extends Omit<React.ComponentProps<'button'>, 'disabled'> {
  text: string
  /** Disabled but focusable, so that the focus stays. */
  isOff?: boolean
}

/** An icon button in a row of others. */
export function IconButton({ text, isOff = false, onClick, children, ...others }: Props) {
  return (
    <button
      type="button"
      {...others}
      aria-disabled={isOff}
      onClick={(event) => isOff || onClick?.(event)}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-ink-muted hover:bg-surface-3 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
      <span className="sr-only">{text}</span>
    </button>
  )
}
