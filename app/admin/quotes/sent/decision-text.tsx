import { NoticeBox } from '../../ui/notice-box.tsx'
import type { WireVersion } from '../quote-types.ts'
import { decisionText } from './decision-words.ts'

/** The guest's decision. */
export function DecisionText({ version }: { version: WireVersion }) {
  const text = decisionText(version)
  if (!text) return null
  return <NoticeBox tone={version.state === 'accepted' ? 'success' : 'info'}>{text}</NoticeBox>
}
