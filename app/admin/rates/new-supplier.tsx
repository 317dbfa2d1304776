import { href, useNavigate } from 'react-router'
import { requireToken } from '../api/guard.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import type { Route } from './+types/new-supplier'
import { BackToBook } from './back-to-book.tsx'
import { SupplierForm } from './supplier-form.tsx'

export const ErrorBoundary = Failure

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return null
}

/** Continues with the new supplier's rates. */
export default function NewSupplier() {
  const navigate = useNavigate()
  return (
    <ScreenFrame title="New supplier" width="narrow">
      <BackToBook />
      <SupplierForm
        onSaved={({ id }) => navigate(href('/admin/rates/:id', { id: String(id) }))}
        onCancel={() => navigate(href('/admin/rates'))}
      />
    </ScreenFrame>
  )
}
