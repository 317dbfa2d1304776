import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the server rendered this component, and not a navigation within the document. */
export function useFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}
