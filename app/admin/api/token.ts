export const tokenKey = 'jwtToken'

/** The bearer token of who is signed in; empty without one. */
export const readToken = () => localStorage.getItem(tokenKey) ?? ''
export const saveToken = (token: string) => localStorage.setItem(tokenKey, token)
export const deleteToken = () => localStorage.removeItem(tokenKey)
