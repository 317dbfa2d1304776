import { useState } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { useErrorsOf } from '../editing/editing.ts'

interface FieldProps<T> {
  /** As messages name it: `options.0.lines.2.text`. */
  name: string
  label: string
  value: T
  onChange: (value: T) => void
  hint?: string
}

type InputProps = Omit<React.ComponentProps<typeof TextInput>, keyof FieldProps<string> | 'id'>

/** One line of text. */
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

/** Several lines of text. */
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

/** A list, an item on each line. Blank lines stay as they are typed. */
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
  /** What a field without digits stands for. */
  blank: number | null
  /** With two decimals at most. */
  isDecimal?: boolean
}

/** A number; letters are not taken. What is typed replaces it: amounts are seldom mended. */
export function NumberField(props: FieldProps<number | null> & NumberProps) {
  const { name, value, onChange, blank, isDecimal = false, ...input } = props
  const errors = useErrorsOf(name)
  const [typed, setTyped] = useState<string>()
  const shown = value === null ? '' : String(value)
  const isSame = typed !== undefined && readNumber(typed, blank) === value
  return (
    <TextInput
      autoComplete="off"
      {...input}
      id={name}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      value={isSame ? typed : shown}
      errors={errors}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const text = cleaned(target.value, isDecimal)
        setTyped(text)
        onChange(readNumber(text, blank))
      }}
    />
  )
}

/** `12,500` and `₹12,500/-` as digits. */
function cleaned(text: string, isDecimal: boolean): string {
  const digits = text.replaceAll(/[^\d.]/g, '')
  if (!isDecimal) return digits.replace(/\..*/, '').slice(0, 9)
  return /^\d{0,7}(\.\d{0,2})?/.exec(digits)?.[0] ?? ''
}

const readNumber = (text: string, blank: number | null) =>
  text === '' || text === '.' ? blank : Number(text)

/** A day; browsers tell each key of a year that is typed, of which the early ones are not meant. */
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

/** One of a few. */
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
