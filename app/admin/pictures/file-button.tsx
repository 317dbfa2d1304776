import { useId } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { FileInput } from './file-input.tsx'

interface Props extends React.ComponentProps<typeof FileInput> {
  isSmall?: boolean
  look?: string
}

export function FileButton({ isSmall, look = '', children, id: given, ...input }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <label
      htmlFor={id}
      className={`${buttonClass({ size: isSmall ? 'small' : 'text' })} relative w-full focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${look}`}
    >
      {children}
      <FileInput id={id} {...input} />
    </label>
  )
}
