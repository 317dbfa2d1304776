import { useState } from 'react'
import { lazily } from './lazily.ts'

const Popover = lazily(() => import('./popover.tsx'))

interface Props {
  /** The button's classes. */
  className: string
  button: React.ReactNode
  title: string
  /** Renders the content, given a function that closes it. */
  children: (close: () => void) => React.ReactNode
}

/** A button with a popover. */
export function PopoverButton({ className, button, title, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState<HTMLButtonElement>()
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setOpened(currentTarget)
          setOpen(!isOpen)
        }}
      >
        {button}
      </button>
      {opened && (
        <Popover button={opened} isOpen={isOpen} onClose={close} title={title}>
          {children(close)}
        </Popover>
      )}
    </>
  )
}
