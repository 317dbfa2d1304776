import type { Control, Field } from '#catalogue/field.ts'
import { fromHtml } from '#catalogue/texts/from-html.ts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import { Choice } from '../ui/choice.tsx'
import { lazily } from '../ui/lazily.ts'
import { Switch } from '../ui/switch.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'
import type { BoundField } from './bind-fields.ts'
import { ListingChooser } from './listings/listing-chooser.tsx'
import { MarkdownArea } from './markdown/markdown-area.tsx'

/** Few forms have one. */
const SlideField = lazily(() => import('../brand/slide-field.tsx'))

interface Props extends BoundField {
  /** The id prefix, where a page has several forms. */
  id?: string
  field: Field
}

const keyboards: Partial<Record<Control, Partial<React.ComponentProps<'input'>>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  // Focusing selects the content, since amounts are usually replaced.
  rupees: {
    inputMode: 'decimal',
    autoComplete: 'off',
    onFocus: ({ target }) => target.select(),
  },
  number: { inputMode: 'numeric', autoComplete: 'off' },
  day: { type: 'date' },
}

/** The control of a declared field. */
export function FieldControl({ id, name, field, text, errors, onChange }: Props) {
  const { label, control, required, hint, max } = field
  const counter = max ? { used: text.length, max } : undefined
  const shared = { id: id ?? name, name, label, required, errors, counter, value: text }
  if (field.isPicture) {
    return (
      <SlideField {...{ id: id ?? name, name, label, hint: hint ?? '', text, errors, onChange }} />
    )
  }
  if (field.choices) {
    return <FieldChoice {...{ id: id ?? name, name, field, text, errors, onChange }} />
  }
  if (control === 'switch') {
    return <Switch {...{ id: id ?? name, name, label, hint, value: text, onChange }} />
  }
  if (control === 'listings') {
    const { atMost, isOfSold } = field
    const chooser = { id: id ?? name, label, text, atMost, isOfSold, errors, hint, onChange }
    return <ListingChooser {...chooser} />
  }
  if (control === 'markdown') {
    return (
      <MarkdownArea {...shared} hint={hint} hasPictures={field.hasPictures} onChange={onChange} />
    )
  }
  if (control === 'paragraph' || control === 'list') {
    return (
      <TextArea
        {...shared}
        hint={hint ?? (control === 'list' ? 'One on each line' : undefined)}
        onPaste={(event) => pastePlain(event, control)}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <TextInput
      {...shared}
      {...keyboards[control]}
      hint={hint}
      before={control === 'rupees' ? '₹' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function FieldChoice({ id, name, field, text, errors, onChange }: Props) {
  const { label, required, hint, choices = {} } = field
  const options = Object.entries(choices).map(([value, text]) => ({ value, text }))
  return (
    <Choice
      {...{ id: id ?? name, name, label, required, errors, hint, value: text, options }}
      placeholder="Choose one"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Pasted HTML source is converted to text; this can be undone. */
function pastePlain(event: React.ClipboardEvent, control: Control) {
  const pasted = event.clipboardData.getData('text/plain')
  const plain = withoutMarks(fromHtml(pasted))
  if (plain === pasted) return
  event.preventDefault()
  const items = plain.replace(/^• /gm, '').replace(/\n{2,}/g, '\n')
  document.execCommand('insertText', false, control === 'list' ? items : plain)
}
