interface Line {
  saveData?: boolean
  effectiveType?: string
}

const query = (media: string) => window.matchMedia(media).matches

export const prefersReducedMotion = () => query('(prefers-reduced-motion: reduce)')

/** Whether the visitor wants to save data or has a slow connection. */
export function savesData(): boolean {
  const { saveData, effectiveType = '4g' } = ((navigator as { connection?: Line }).connection ??
    {}) as Line
  return saveData === true || /2g/.test(effectiveType)
}

/**
 * Whether a film may load automatically: on a wide screen with a good connection and without
 * reduced motion.
 */
export function mayAutoplay(): boolean {
  const { effectiveType = '4g' } = ((navigator as { connection?: Line }).connection ?? {}) as Line
  return (
    query('(min-width: 48rem)') && effectiveType === '4g' && !savesData() && !prefersReducedMotion()
  )
}
