interface Line {
  saveData?: boolean
  effectiveType?: string
}

const query = (media: string) => window.matchMedia(media).matches

const line = (): Line => (navigator as { connection?: Line }).connection ?? {}

export const prefersReducedMotion = () => query('(prefers-reduced-motion: reduce)')

/** Whether the visitor wants to save data or has a slow connection. */
export function savesData(): boolean {
  const { saveData = false, effectiveType } = line()
  return saveData || /2g/.test(`${effectiveType}`)
}

/**
 * Whether a film may load automatically: on a wide screen with a good connection and without
 * reduced motion.
 */
export const mayAutoplay = (): boolean =>
  query('(min-width: 48rem)') &&
  !savesData() &&
  line().effectiveType !== '3g' &&
  !prefersReducedMotion()
