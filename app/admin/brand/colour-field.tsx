import { isHex } from '#catalogue/brand/colour.ts'
import type { brandSettings } from '#catalogue/settings/brand-settings.ts'
import type { BoundField } from '../record-form/bind-fields.ts'
import { controlClass } from '../ui/control-look.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { BackToBundled } from './back-to-bundled.tsx'

interface Props extends BoundField {
  label: string
  hint: string
  schema: (typeof brandSettings)['brandPrimary']['schema']
  /** The default while it is blank. */
  bundled: string
}

/** A colour, picked or typed; reports an unreadable one at once. */
export function ColourField(props: Props) {
  const { name, label, hint, schema, bundled, text, errors, onChange } = props
  const typed = text.trim().toLowerCase()
  const colour = isHex(typed) ? typed : bundled
  // An incomplete colour is not an error yet.
  const refused = isHex(typed) ? schema.safeParse(typed).error?.issues : undefined
  const messages = refused?.map(({ message }) => message) ?? errors
  return (
    <div className="space-y-2">
      <FieldFrame id={name} label={label} hint={hint} errors={messages}>
        {(wiring) => (
          <span className="flex gap-2">
            <input
              type="color"
              aria-label={`Choose the ${label.toLowerCase()}`}
              value={colour}
              onChange={({ target }) => onChange(target.value)}
              className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-line-strong bg-surface p-1"
            />
            <input
              {...wiring}
              name={name}
              value={text}
              placeholder={bundled}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange(target.value)}
              className={`${controlClass} min-h-11 font-mono`}
            />
          </span>
        )}
      </FieldFrame>
      {text && <BackToBundled label={label} onClick={() => onChange('')} />}
    </div>
  )
}
