import { Cancel } from '../account/second-factor/cancel.tsx'
import { ProofForm } from '../account/second-factor/proof-form.tsx'
import { call } from '../api/call.ts'

/** Confirms the password; `onClose` receives whether it was right. */
export default function PasswordProof({ onClose }: { onClose: (done: boolean) => void }) {
  return (
    <ProofForm
      name="confirmed"
      asks={['currentPassword']}
      button="Confirm"
      send={async ({ currentPassword }) => {
        const body = { currentPassword }
        const { problem } = await call('POST', '/User/me/confirmation', body)
        if (!problem) onClose(true)
        return problem
      }}
      below={<Cancel onClick={() => onClose(false)} />}
    />
  )
}
