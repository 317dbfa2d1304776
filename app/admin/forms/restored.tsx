import { momentText } from '../dates.ts'
import { Notice } from '../ui/notice.tsx'

/** Says that what was typed earlier, at that time, stands in the form again. */
export function Restored({ at }: { at: string }) {
  return <Notice tone="info">{`Unsaved changes from ${momentText(at)} restored.`}</Notice>
}
