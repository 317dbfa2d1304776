import { Mark } from '../shell/logo.tsx'

/** Stands where a listing has no picture. */
export function NoPicture({ text }: { text?: string }) {
  return (
    <div className="ornament-ground flex size-full flex-col items-center justify-center gap-3 text-ink-subtle">
      <Mark className="h-14 w-auto opacity-60" />
      {text}
    </div>
  )
}
