import { useEffect } from 'react'

/** Adds a count to the window's title on every screen: “(3) Dashboard”. */
export function useTitleCount(count: number) {
  useEffect(() => {
    if (count === 0) return
    const prefix = `(${count}) `
    const add = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    }
    add()
    const watching = new MutationObserver(add)
    watching.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watching.disconnect()
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [count])
}
