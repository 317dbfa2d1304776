import { momentText } from '../dates.ts'
import { Notice } from '../ui/notice.tsx'

/** Says that what was typed earlier, at that time, stands in the form again. */
export function Restored({ at }: { at: string }) {
  return <Notice tone="info">{`Your edits from ${momentText(at)} were restored.`}</Notice>
}
