import { useState } from 'react'
import type { Version } from '#catalogue/quotes/version.ts'
import { Choice } from '../../ui/choice.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { useErrorsOf } from '../editing/editing.ts'
import { isNegative, readTyped, typedNumber } from './typed-number.ts'
import { type Typed, useTyped } from './use-typed.ts'

interface FieldProps<T> {
  /** The field's path in messages: `options.0.lines.2.text`. */
  name: string
  label: string
  onChange: (value: T) => void
  hint?: string
}

/** A field whose key presses render nothing: see `useTyped`. */
type TypedProps<T> = FieldProps<T> & { select: (version: Version) => T }

type InputProps = Omit<React.ComponentProps<typeof TextInput>, keyof TypedProps<string> | 'id'>

const plainText = { textOf: (value: string) => value, valueIn: (text: string) => text }

/** A single-line text field. */
export function TextField(props: TypedProps<string> & InputProps) {
  const { name, select, onChange, ...input } = props
  const errors = useErrorsOf(name)
  const { bound } = useTyped<string, HTMLInputElement>({ select, ...plainText })
  return (
    <TextInput
      autoComplete="off"
      {...{ ...input, ...bound }}
      id={name}
      errors={errors}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** A multi-line text field. */
export const AreaField = (props: TypedProps<string>) => <TypedArea {...props} {...plainText} />

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const oneOnEachLine = { textOf: (value: string[]) => value.join('\n'), valueIn: linesOf }

/** A list, one item per line. Blank lines stay while typing. */
export const ListField = (props: TypedProps<string[]>) => (
  <TypedArea {...props} {...oneOnEachLine} hint="One on each line" />
)

function TypedArea<T>(props: FieldProps<T> & Typed<T>) {
  const { name, select, textOf, valueIn, onChange, ...area } = props
  const errors = useErrorsOf(name)
  const { bound } = useTyped<T, HTMLTextAreaElement>({ select, textOf, valueIn })
  return (
    <TextArea
      {...{ ...area, ...bound }}
      id={name}
      errors={errors}
      onInput={({ currentTarget }) => onChange(valueIn(currentTarget.value))}
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
export function NumberField(props: TypedProps<number | null> & NumberProps) {
  const { name, select, onChange, blank, isDecimal = false, ...input } = props
  const errors = useErrorsOf(name)
  const [isRefused, setRefused] = useState(false)
  const valueIn = (text: string) => readTyped(text, blank, isDecimal)
  const { bound, reset } = useTyped<number | null, HTMLInputElement>({
    ...{ select, valueIn },
    textOf: (value) => (value === null ? '' : String(value)),
  })
  return (
    <TextInput
      autoComplete="off"
      {...{ ...input, ...bound }}
      id={name}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      errors={isRefused ? [`${input.label} cannot be negative.`] : errors}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        reset()
        setRefused(false)
      }}
      onInput={({ currentTarget: field }) => {
        const isTooLow = isNegative(field.value)
        setRefused(isTooLow)
        if (isTooLow) return reset()
        const text = typedNumber(field.value, isDecimal)
        if (text !== field.value) field.value = text
        onChange(valueIn(text))
      }}
    />
  )
}

/** A date field; browsers report each key of a typed year, so early values are ignored. */
export function DayField(props: FieldProps<string> & InputProps & { value: string }) {
  const { name, value, onChange, ...input } = props
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
  value: string
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
