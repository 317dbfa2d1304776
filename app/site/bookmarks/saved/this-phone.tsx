import { OnThisPhone } from './on-this-phone.tsx'
import { WaitingList } from './waiting-list.tsx'

/** What this device keeps for when there is no network, and what it has still to send. */
export const ThisPhone = () => (
  <div className="page grid gap-6 pb-12 script-only">
    <WaitingList />
    <OnThisPhone />
  </div>
)
