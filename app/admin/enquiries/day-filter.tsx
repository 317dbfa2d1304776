import { useState } from 'react'
import { TextInput } from '../ui/text-input.tsx'

interface Props {
  id: string
  label: string
  value: string
  onChange: (day: string) => void
}

/** A day that filters a list, applied once it is whole: browsers report each key of a typed year. */
export function DayFilter({ value, onChange, ...input }: Props) {
  const [typed, setTyped] = useState<string>()
  function type({ target }: React.ChangeEvent<HTMLInputElement>) {
    setTyped(target.value)
    const isCleared = target.value === '' && !target.validity.badInput
    if (isCleared || target.value >= '1000') onChange(target.value)
  }
  return (
    <TextInput
      {...input}
      type="date"
      // Limits a typed year to four digits.
      max="9999-12-31"
      value={typed ?? value}
      onChange={type}
      onBlur={() => setTyped(undefined)}
    />
  )
}
