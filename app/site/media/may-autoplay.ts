const query = (media: string) => window.matchMedia(media).matches

export const prefersReducedMotion = () => query('(prefers-reduced-motion: reduce)')

/** Whether the visitor wants to save data or has a slow connection. */
export function savesData(): boolean {
  const { saveData = false, effectiveType } = navigator.connection ?? {}
  return saveData || /2g/.test(`${effectiveType}`)
}

/**
 * Whether a film may load automatically: on a wide screen with a good connection and without
 * reduced motion.
 */
export const mayAutoplay = (): boolean =>
  query('(min-width: 48rem)') &&
  !savesData() &&
  navigator.connection?.effectiveType !== '3g' &&
  !prefersReducedMotion()
