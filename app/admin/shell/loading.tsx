import { AgencyLogo, ScreenTitle, useAgency } from './agency.tsx'

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
