const key = 'jwtToken'

/** The bearer token of who is signed in; empty without one. */
export const readToken = () => localStorage.getItem(key) ?? ''
export const keepToken = (token: string) => localStorage.setItem(key, token)
export const dropToken = () => localStorage.removeItem(key)
