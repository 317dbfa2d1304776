import { useEffect, useState } from 'react'
import { Switch } from '../ui/switch.tsx'
import { isOn, type Means, switchOn, turnOff } from './announcing.ts'

/** How this device announces new enquiries; everything is off by default. */
export function AnnouncementSwitches() {
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <MeansSwitch
        means="sound"
        label="Play a sound"
        hint="On this device, once you have clicked in the window."
      />
      <MeansSwitch
        means="notification"
        label="Show a notification"
        hint="On this device, while the back office is open in any tab."
      />
    </div>
  )
}

interface Props {
  means: Means
  label: string
  hint: string
}

function MeansSwitch({ means, label, hint }: Props) {
  const [on, setOn] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => setOn(isOn(means)), [means])

  async function turn(next: boolean) {
    setRefusal(undefined)
    if (!next) turnOff(means)
    const refused = next ? await switchOn(means) : undefined
    setRefusal(refused)
    setOn(next && !refused)
  }
  return (
    <div>
      <Switch
        id={`announce-${means}`}
        name={means}
        label={label}
        value={String(on)}
        hint={hint}
        onChange={(value) => turn(value === 'true')}
      />
      {refusal && (
        <p role="alert" className="text-sm font-medium text-danger">
          {refusal}
        </p>
      )}
    </div>
  )
}
