import { useRevalidator } from 'react-router'
import { useRendered } from './use-rendered.ts'

/** Returns a function that reloads the page's data. Its promise resolves once the screen shows the reloaded data. */
export function useReload() {
  const { revalidate } = useRevalidator()
  const rendered = useRendered()
  return () => rendered(revalidate())
}
