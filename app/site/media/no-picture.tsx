import { Mark } from '../shell/logo.tsx'

/** The placeholder of a listing without a picture. */
export function NoPicture({ text }: { text?: string }) {
  return (
    <div className="ornament-ground flex size-full flex-col items-center justify-center gap-3 text-ink-subtle">
      <Mark className="h-14 w-auto opacity-60" />
      {text}
    </div>
  )
}
