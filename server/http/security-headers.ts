const yearSeconds = 31_536_000

/** What every answer says to the browser, whatever it is. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${yearSeconds}`,
  }),
})
