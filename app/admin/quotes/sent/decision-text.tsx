import { NoticeBox } from '../../ui/notice-box.tsx'
import type { WireVersion } from '../quote-types.ts'

/** What the guest made of it. */
export function DecisionText({ version }: { version: WireVersion }) {
  const text = decisionText(version)
  if (!text) return null
  return <NoticeBox tone={version.state === 'accepted' ? 'success' : 'info'}>{text}</NoticeBox>
}

function decisionText({ state, decision, document }: WireVersion): string | undefined {
  if (state === 'declined') {
    return ['The guest declined.', decision?.reason && `“${decision.reason}”`]
      .filter(Boolean)
      .join(' ')
  }
  if (state !== 'accepted' || !decision) return undefined
  const { optionId, extras = [], name, phone } = decision
  const option = document.options.find(({ id }) => id === optionId)
  const ticked = option?.lines.filter(({ id }) => extras.includes(id)).map(({ text }) => text) ?? []
  const chosen = [option?.name, ticked.length > 0 && `with ${ticked.join(', ')}`]
  const what = chosen.filter(Boolean).join(' ')
  return `${name} (${phone}) accepted${what && `: ${what}`}.`
}
