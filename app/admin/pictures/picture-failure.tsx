import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { FieldErrors } from '../ui/field-frame.tsx'
import { FileButton } from './file-button.tsx'
import { acceptedTypes } from './picture.ts'

interface Props {
  name: string
  failures: string[]
  onReplace: (files: File[]) => void
}

/** Why a picture failed, with a button to replace it. */
export function PictureFailure({ name, failures, onReplace }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useFocusAfterwards(box)
  return (
    <div ref={box} className="space-y-2 p-2 [overflow-wrap:anywhere]">
      <FieldErrors id={id} errors={failures} />
      <FileButton
        isSmall
        look="px-1! whitespace-nowrap"
        accept={acceptedTypes}
        aria-invalid
        aria-describedby={id}
        onFiles={onReplace}
      >
        Choose another
        <span className="sr-only"> for {name}</span>
      </FileButton>
    </div>
  )
}

/** The button disappears with the failure, so the focus moves to the picture's description. */
function useFocusAfterwards(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current: failure } = box
    const tile = failure?.closest('li')
    return () => {
      if (failure?.contains(document.activeElement)) tile?.querySelector('summary')?.focus()
    }
  }, [box])
}
