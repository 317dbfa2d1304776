import { momentText } from '../dates.ts'
import { Notice } from '../ui/notice.tsx'

/** Says that what was typed earlier, at that time, stands in the form again. */
export function Restored({ at }: { at: string }) {
  return (
    <Notice tone="info">
      {`What you typed on ${momentText(at)} was not saved yet. Here it is again.`}
    </Notice>
  )
}
