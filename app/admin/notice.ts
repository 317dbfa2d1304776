/** A report: a toast at the top right, or an alert inside the page. */
export interface Notice {
  as: 'toast' | 'alert'
  text: string
  /** For a toast that does not say it: the reason, shown inside the page. */
  reason?: string
  /** For a toast: a link to its subject. */
  link?: { text: string; href: string }
}

export const toast = (text: string): Notice => ({ as: 'toast', text })
export const alert = (text: string): Notice => ({ as: 'alert', text })
