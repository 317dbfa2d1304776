import { OnThisPhone } from './on-this-phone.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The pages and unsent enquiries stored on this device. */
export const ThisPhone = () => (
  <div className="page grid gap-6 pb-12 script-only">
    <WaitingList />
    <OnThisPhone />
  </div>
)
