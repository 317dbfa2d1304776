import { useState } from 'react'
import type { ReplyLanguage } from '#catalogue/texts/replies.ts'

const storageKey = 'replyLanguage'

/** The language last used for replies on this device. */
export function useReplyLanguage() {
  const [language, setLanguage] = useState<ReplyLanguage>(() =>
    localStorage.getItem(storageKey) === 'hindi' ? 'hindi' : 'english',
  )
  function choose(next: ReplyLanguage) {
    localStorage.setItem(storageKey, next)
    setLanguage(next)
  }
  return [language, choose] as const
}
