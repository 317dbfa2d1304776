export const tokenKey = 'jwtToken'

/** The user's bearer token; empty without one. */
export const readToken = () => localStorage.getItem(tokenKey) ?? ''
export const saveToken = (token: string) => localStorage.setItem(tokenKey, token)

/** The account whose screens are shown; its id is 0 until the frame has read it. */
export const account = { id: 0 }

/** Storage key of the places that the user opened recently; deleted with the token. */
export const recentKey = 'recentPlaces'

export function deleteToken() {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(recentKey)
}
