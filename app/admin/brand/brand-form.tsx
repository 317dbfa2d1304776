import { bundledColours } from '#catalogue/brand/palette.ts'
import { brandSettings } from '#catalogue/settings/brand-settings.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { BoundFields } from '../record-form/bind-fields.ts'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import { useAgency } from '../shell/agency.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { BrandPictureField } from './brand-picture-field.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ColourField } from './colour-field.tsx'
import { useUploads } from './pending-uploads.ts'
import { LogoPlate, ShareCover } from './shown.tsx'
import { type BrandTexts, useBrandForm } from './use-brand-form.ts'

interface Props {
  values: Settings
  isOwner: boolean
}

export function BrandForm({ values, isOwner }: Props) {
  const { form, texts, ...bound } = useBrandForm(values)
  return (
    <RecordForm
      {...useUploads(form)}
      aria-label="Brand"
      isReadOnly={!isOwner}
      save="Save Brand"
      discard={form.isDirty ? 'Discard' : undefined}
      onDiscard={form.discard}
      warning={{ place: [], about: 'The brand has unsaved changes.' }}
      onLeave={form.discard}
    >
      <fieldset disabled={!isOwner} className="min-w-0 space-y-10 p-4 sm:p-6">
        <FormNotices form={form} />
        <Logos {...bound} texts={texts} />
        <Colours {...bound} />
        <BrandPreview texts={texts} />
        <Words {...bound} texts={texts} />
      </fieldset>
    </RecordForm>
  )
}

interface PartProps extends BoundFields {
  texts: BrandTexts
}

const Logos = ({ field, texts }: PartProps) => (
  <Part heading="Logo">
    <BrandPictureField
      {...field('brandLogo')}
      label={brandSettings.brandLogo.label}
      hint="PNG, JPEG or WebP, ideally wide, with a transparent background."
      use="logo"
      shown={<LogoPlate theme="light" logos={texts} />}
    />
    <BrandPictureField
      {...field('brandLogoDark')}
      label={brandSettings.brandLogoDark.label}
      hint="Used only together with your own logo. Without it, your logo gets a light background there."
      use="logo"
      shown={<LogoPlate theme="dark" logos={texts} />}
    />
  </Part>
)

const Colours = ({ field }: BoundFields) => (
  <Part heading="Colours">
    <ColourField
      {...field('brandPrimary')}
      {...brandSettings.brandPrimary}
      hint="Buttons and links."
      bundled={bundledColours.primary}
    />
    <ColourField
      {...field('brandAccent')}
      {...brandSettings.brandAccent}
      hint="What should stand out, such as Book Now."
      bundled={bundledColours.accent}
    />
  </Part>
)

function Words({ field, input, texts }: PartProps) {
  const { operatorName } = useAgency()
  const { label, hint } = brandSettings.splashText
  return (
    <Part heading="Words and sharing">
      <TextInput
        {...input('splashText')}
        label={label}
        hint={hint}
        placeholder={`Welcome to ${operatorName}...`}
        autoComplete="off"
      />
      <TextInput
        {...input('referencePrefix')}
        label={brandSettings.referencePrefix.label}
        hint={brandSettings.referencePrefix.hint}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <BrandPictureField
        {...field('brandPicture')}
        label={brandSettings.brandPicture.label}
        hint="Shown with shared links to the home page, and to pages without a picture of their own. At least 1200 by 630 pixels."
        use="share"
        shown={<ShareCover text={texts.brandPicture} />}
      />
    </Part>
  )
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2 className="mb-4 text-xl">{heading}</h2>
      <div className="grid gap-6 @2xl:grid-cols-2">{children}</div>
    </section>
  )
}
