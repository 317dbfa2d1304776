export const tokenKey = 'jwtToken'

/** The user's bearer token; empty without one. */
export const readToken = () => localStorage.getItem(tokenKey) ?? ''
export const saveToken = (token: string) => localStorage.setItem(tokenKey, token)

/** Keys of the user's recently viewed items, to be removed at sign-out. */
export const recentKey = 'recentPlaces'

export function deleteToken() {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(recentKey)
}
