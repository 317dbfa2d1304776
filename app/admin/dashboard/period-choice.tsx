import { Tab, Tabs } from '../ui/tabs.tsx'
import { periodTexts } from './period.ts'

/** How far back the charts go; stands in the address. */
export function PeriodChoice({ weeks }: { weeks: number }) {
  return (
    <Tabs label="Period of the charts" className="sm:w-md">
      {periodTexts.map((period) => (
        <Tab
          key={period.weeks}
          to={period.to}
          replace
          preventScrollReset
          current={period.weeks === weeks && 'true'}
        >
          {period.text}
        </Tab>
      ))}
    </Tabs>
  )
}
