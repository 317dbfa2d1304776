import { Notice } from '../ui/notice.tsx'

const whenText = (at: string) =>
  new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** Says that what was typed earlier, at that time, stands in the form again. */
export function Restored({ at }: { at: string }) {
  return (
    <Notice tone="info">
      {`What you typed on ${whenText(at)} was not saved yet. Here it is again.`}
    </Notice>
  )
}
