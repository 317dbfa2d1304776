/** A line break, which HTML forms send as two characters, is one. */
export const lineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')
