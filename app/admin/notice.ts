/** How something is reported: a toast at the top right, or an alert inside the page. */
export interface Notice {
  as: 'toast' | 'alert'
  text: string
  /** Of a toast: where what it tells is to be seen. */
  link?: { text: string; href: string }
}

export const toast = (text: string): Notice => ({ as: 'toast', text })
export const alert = (text: string): Notice => ({ as: 'alert', text })
