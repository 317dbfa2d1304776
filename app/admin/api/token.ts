export const tokenKey = 'jwtToken'

/** The bearer token of who is signed in; empty without one. */
export const readToken = () => localStorage.getItem(tokenKey) ?? ''
export const saveToken = (token: string) => localStorage.setItem(tokenKey, token)

/** Names that somebody looked at; for nobody who comes after them. */
export const recentKey = 'recentPlaces'

export function deleteToken() {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(recentKey)
}
