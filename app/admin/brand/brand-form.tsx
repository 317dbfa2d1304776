import { readBrandPicture } from '#catalogue/brand/brand.ts'
import { bundledColours } from '#catalogue/brand/palette.ts'
import { brandSettings } from '#catalogue/settings/brand-settings.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import { sharePages } from '#content/share-pages.ts'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import { useAgency } from '../shell/agency.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { BrandPictureField } from './brand-picture-field.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ColourField } from './colour-field.tsx'
import { groundStyle } from './ground.ts'
import { ShownLogo } from './shown-logo.tsx'
import { useBrandForm } from './use-brand-form.ts'

interface Props {
  values: Settings
  isOwner: boolean
}

export function BrandForm({ values, isOwner }: Props) {
  const { form, field, input, texts } = useBrandForm(values)
  const { operatorName } = useAgency()
  return (
    <RecordForm
      form={form}
      aria-label="Brand"
      isReadOnly={!isOwner}
      save="Save Brand"
      discard={form.isDirty ? 'Discard' : undefined}
      onDiscard={form.discard}
      warning={{ place: [], about: 'The brand has changes that are not saved.' }}
      onLeave={form.discard}
    >
      <fieldset disabled={!isOwner} className="min-w-0 space-y-10 p-4 sm:p-6">
        <FormNotices form={form} />
        <Part heading="Logo">
          <BrandPictureField
            {...field('brandLogo')}
            {...pictures.brandLogo}
            shown={<LogoPlate theme="light" logos={texts} />}
          />
          <BrandPictureField
            {...field('brandLogoDark')}
            {...pictures.brandLogoDark}
            shown={<LogoPlate theme="dark" logos={texts} />}
          />
        </Part>
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
            hint="What is to be seen first, such as Book Now."
            bundled={bundledColours.accent}
          />
        </Part>
        <BrandPreview texts={texts} />
        <Part heading="Words and sharing">
          <TextInput
            {...input('splashText')}
            label={brandSettings.splashText.label}
            hint={brandSettings.splashText.hint}
            placeholder={`Welcome to ${operatorName}...`}
            autoComplete="off"
          />
          <BrandPictureField
            {...field('brandPicture')}
            {...pictures.brandPicture}
            shown={<ShareCover text={texts.brandPicture} />}
          />
        </Part>
      </fieldset>
    </RecordForm>
  )
}

const pictures = {
  brandLogo: {
    label: brandSettings.brandLogo.label,
    hint: 'PNG, JPEG or WebP, at best wide, with a clear ground.',
    use: 'logo',
  },
  brandLogoDark: {
    label: brandSettings.brandLogoDark.label,
    hint: 'Without it the other one stands on a light plate there.',
    use: 'logo',
  },
  brandPicture: {
    label: brandSettings.brandPicture.label,
    hint: 'Goes with links to the home page, and to pages without a picture of their own. 1200 by 630 pixels or more.',
    use: 'share',
  },
} as const

function LogoPlate({
  theme,
  logos,
}: Pick<React.ComponentProps<typeof ShownLogo>, 'theme' | 'logos'>) {
  return (
    <div
      style={groundStyle(theme)}
      className="flex h-28 items-center justify-center rounded-xl border border-line bg-paper p-5"
    >
      <ShownLogo theme={theme} logos={logos} fit="max-h-16" />
    </div>
  )
}

const bundledCover = `uploads/${sharePages.home.picture}.webp`

const ShareCover = ({ text }: { text: string }) => (
  <img
    src={`/${readBrandPicture(text)?.path ?? bundledCover}`}
    alt=""
    className="aspect-[1200/630] w-full rounded-xl border border-line object-cover"
  />
)

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2 className="mb-4 text-xl">{heading}</h2>
      <div className="grid gap-6 @2xl:grid-cols-2">{children}</div>
    </section>
  )
}
