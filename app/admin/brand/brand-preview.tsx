import { brandPalette, bundledColours, type Theme } from '#catalogue/brand/palette.ts'
import { brandSettings } from '#catalogue/settings/brand-settings.ts'
import { useAgency } from '../shell/agency.tsx'
import { groundStyle } from './ground.ts'
import { ShownLogo } from './shown.tsx'
import type { BrandTexts } from './use-brand-form.ts'

const themes: Record<Theme, string> = { light: 'Light', dark: 'Dark' }

/** A preview of header, card and buttons with the form's values, in light and dark mode. */
export function BrandPreview({ texts }: { texts: BrandTexts }) {
  return (
    <section aria-label="Preview" className="space-y-4">
      <h2 className="text-xl">Preview</h2>
      <div className="grid gap-4 @2xl:grid-cols-2">
        {(Object.keys(themes) as Theme[]).map((theme) => (
          <figure key={theme} className="min-w-0 space-y-1.5">
            <Page theme={theme} texts={texts} />
            <figcaption className="text-sm text-ink-muted">{themes[theme]}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** Refused colours are not previewed, since they would be unreadable. */
function chosen(name: 'brandPrimary' | 'brandAccent', text: string, bundled: string) {
  return brandSettings[name].schema.safeParse(text).data || bundled
}

function Page({ theme, texts }: { theme: Theme; texts: BrandTexts }) {
  const palette = brandPalette(
    {
      primary: chosen('brandPrimary', texts.brandPrimary, bundledColours.primary),
      accent: chosen('brandAccent', texts.brandAccent, bundledColours.accent),
    },
    theme,
  )
  return (
    <div
      style={groundStyle(theme, palette)}
      className="overflow-clip rounded-xl border border-line bg-paper text-ink"
    >
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2">
        <ShownLogo theme={theme} logos={texts} fit="h-11" />
        <span className="text-sm">Hotels</span>
      </div>
      <div className="space-y-3 p-4">
        <p className="w-fit rounded-3xl border border-line bg-surface px-3 py-1 text-sm wrap-anywhere">
          <Splash text={texts.splashText} />
        </p>
        <Card />
      </div>
    </div>
  )
}

function Splash({ text }: { text: string }) {
  const { operatorName } = useAgency()
  return text.trim() || `Welcome to ${operatorName}...`
}

const Card = () => (
  <div className="space-y-2 rounded-xl border border-line bg-surface p-4">
    <p className="font-display text-lg font-semibold">Tulip week in Srinagar</p>
    <p className="text-sm text-ink-muted">6 days, with a night on the lake</p>
    <p className="font-semibold text-accent-text">₹24,500</p>
    <p className="text-sm text-link underline">Read more</p>
    <p className="flex flex-wrap gap-2 text-sm font-semibold">
      <span className="rounded-lg bg-primary px-4 py-2 text-on-primary">Send</span>
      <span className="rounded-lg bg-accent px-4 py-2 text-on-accent">Book Now</span>
      <span className="rounded-lg bg-primary-soft px-4 py-2 text-on-primary-soft">New</span>
    </p>
  </div>
)
