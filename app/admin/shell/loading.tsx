import { AgencyLogo, ScreenTitle, useAgency } from './agency.tsx'

/** A thin line along the top while something loads. */
export const Sweep = ({ label }: { label: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    className="fixed inset-x-0 top-0 z-60 h-1 overflow-hidden"
  >
    <div className="h-full w-1/3 animate-sweep bg-accent motion-reduce:animate-none" />
  </div>
)

/** The server-rendered page: data is loaded in the browser, which has the token. */
export function Loading() {
  return (
    <div className="grid min-h-dvh place-items-center p-8 text-center">
      <ScreenTitle>Back office</ScreenTitle>
      <div role="status" className="space-y-5">
        <div className="flex justify-center">
          <AgencyLogo shape="stacked" height="h-32" />
        </div>
        <p className="text-ink-muted">Welcome to {useAgency().operatorName}...</p>
        <noscript>
          <p>The back office needs JavaScript.</p>
        </noscript>
      </div>
    </div>
  )
}
