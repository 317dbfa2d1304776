import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { ReferenceContext } from './reference.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ReferenceContext value={document.documentElement.dataset.reference ?? ''}>
        <HydratedRouter />
      </ReferenceContext>
    </StrictMode>,
  )
})
