import { useState } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { useErrorsOf } from '../editing/editing.ts'
import { isNegative, readTyped, typedNumber } from './typed-number.ts'

interface FieldProps<T> {
  /** The field's path in messages: `options.0.lines.2.text`. */
  name: string
  label: string
  value: T
  onChange: (value: T) => void
  hint?: string
}

type InputProps = Omit<React.ComponentProps<typeof TextInput>, keyof FieldProps<string> | 'id'>

/** A single-line text field. */
export function TextField({ name, value, onChange, ...input }: FieldProps<string> & InputProps) {
  const errors = useErrorsOf(name)
  return (
    <TextInput
      autoComplete="off"
      {...input}
      id={name}
      value={value}
      errors={errors}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** A multi-line text field. */
export function AreaField({ name, value, onChange, ...area }: FieldProps<string>) {
  const errors = useErrorsOf(name)
  return (
    <TextArea
      {...area}
      id={name}
      value={value}
      errors={errors}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list, one item per line. Blank lines stay while typing. */
export function ListField({ name, value, onChange, ...area }: FieldProps<string[]>) {
  const errors = useErrorsOf(name)
  const [typed, setTyped] = useState(() => value.join('\n'))
  const text = linesOf(typed).join('\n') === value.join('\n') ? typed : value.join('\n')
  return (
    <TextArea
      {...area}
      hint="One on each line"
      id={name}
      value={text}
      errors={errors}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(linesOf(target.value))
      }}
    />
  )
}

type NumberProps = InputProps & {
  /** The value of a field without digits. */
  blank: number | null
  /** With at most two decimals. */
  isDecimal?: boolean
}

/** A number field; ignores letters. Focusing selects the content, since amounts are usually replaced. */
export function NumberField(props: FieldProps<number | null> & NumberProps) {
  const { name, value, onChange, blank, isDecimal = false, ...input } = props
  const errors = useErrorsOf(name)
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const shown = value === null ? '' : String(value)
  const isSame = typed !== undefined && readTyped(typed, blank, isDecimal) === value
  return (
    <TextInput
      autoComplete="off"
      {...input}
      id={name}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      value={isSame ? typed : shown}
      errors={isRefused ? [`${input.label} cannot be negative.`] : errors}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        setTyped(undefined)
        setRefused(false)
      }}
      onChange={({ target }) => {
        if (isNegative(target.value)) return setRefused(true)
        const text = typedNumber(target.value, isDecimal)
        setTyped(text)
        onChange(readTyped(text, blank, isDecimal))
      }}
    />
  )
}

/** A date field; browsers report each key of a typed year, so early values are ignored. */
export function DayField({ name, value, onChange, ...input }: FieldProps<string> & InputProps) {
  const errors = useErrorsOf(name)
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...input}
      id={name}
      type="date"
      value={typed ?? value}
      errors={errors}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const isMeant = target.value >= '2000-01-01' && target.value <= '2999-12-31'
        setTyped(isMeant ? undefined : target.value)
        if (isMeant) onChange(target.value)
      }}
    />
  )
}

type ChoiceProps = FieldProps<string> & {
  options: { value: string; text: string }[]
  placeholder?: string
}

/** A choice of a few options. */
export function ChoiceField({ name, onChange, ...choice }: ChoiceProps) {
  const errors = useErrorsOf(name)
  return (
    <Choice
      {...choice}
      id={name}
      errors={errors}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
