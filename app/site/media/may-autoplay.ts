interface Line {
  saveData?: boolean
  effectiveType?: string
}

const query = (media: string) => window.matchMedia(media).matches

export const prefersReducedMotion = () => query('(prefers-reduced-motion: reduce)')

/** Whether the visitor asked to save data, or has a line on which every kilobyte counts. */
export function savesData(): boolean {
  const { saveData, effectiveType = '4g' } = ((navigator as { connection?: Line }).connection ??
    {}) as Line
  return saveData === true || /2g/.test(effectiveType)
}

/** Whether a film may load unasked: a wide screen, a good line, and nothing said against movement. */
export function mayAutoplay(): boolean {
  const { effectiveType = '4g' } = ((navigator as { connection?: Line }).connection ?? {}) as Line
  return (
    query('(min-width: 48rem)') && effectiveType === '4g' && !savesData() && !prefersReducedMotion()
  )
}
