import { useId } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { FieldErrors } from '../ui/field-frame.tsx'
import { acceptedTypes } from './picture.ts'

interface Props {
  /** Which picture: 'picture 2'. */
  name: string
  failures: string[]
  onReplace: (files: File[]) => void
}

/** Why a picture could not be taken, and the way to another one in its place. */
export function PictureFailure({ name, failures, onReplace }: Props) {
  const id = useId()
  return (
    <div className="space-y-2 p-2 [overflow-wrap:anywhere]">
      <FieldErrors id={id} errors={failures} />
      <label
        className={`${buttonClass({ size: 'small' })} relative w-full px-1! whitespace-nowrap focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus`}
      >
        Choose another
        <span className="sr-only"> for {name}</span>
        <input
          type="file"
          accept={acceptedTypes}
          aria-invalid
          aria-describedby={id}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => onReplace([...(target.files ?? [])])}
        />
      </label>
    </div>
  )
}
