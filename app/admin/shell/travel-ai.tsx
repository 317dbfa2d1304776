import { AgencyMark, ScreenTitle } from './agency.tsx'

export default function TravelAi() {
  return (
    <div className="grid min-h-[70dvh] place-items-center p-8 text-center">
      <ScreenTitle>Travel AI</ScreenTitle>
      <div className="space-y-6">
        <div className="flex justify-center">
          <AgencyMark height="h-20" />
        </div>
        <h1 className="text-3xl">Coming soon To your website</h1>
      </div>
    </div>
  )
}
