import { momentText } from '../dates.ts'
import { NoticeBox } from '../ui/notice-box.tsx'

/** Says that what was typed earlier, at that time, stands in the form again. */
export function Restored({ at }: { at: string }) {
  return <NoticeBox tone="info">{`Your edits from ${momentText(at)} were restored.`}</NoticeBox>
}
