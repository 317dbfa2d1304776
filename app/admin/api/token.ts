export const tokenKey = 'jwtToken'

/** The user's bearer token; empty without one. */
export const readToken = () => localStorage.getItem(tokenKey) ?? ''
/** The account on the screen; its id is 0 until it is read. */
export const account = { id: 0 }

export const saveToken = (token: string) => localStorage.setItem(tokenKey, token)

/** Storage key of the places that the user opened recently; deleted with the token. */
export const recentKey = 'recentPlaces'

export function deleteToken() {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(recentKey)
}
