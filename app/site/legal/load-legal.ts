import type { RouterContextProvider } from 'react-router'
import { fillSections } from '#content/legal-text.ts'
import { domainContext, publicUrlContext } from '../../domain.ts'
import { factsOf } from './facts.ts'
import { type LegalName, lastChanged } from './last-changed.ts'

/** The text with the operator's facts inserted. */
export async function loadLegal(name: LegalName, context: Readonly<RouterContextProvider>) {
  const { settings, texts } = context.get(domainContext)
  const { title, items } = (await texts.read(name)).text
  const facts = factsOf(await settings.read(), context.get(publicUrlContext))
  const updated = await lastChanged(name, { settings, texts })
  return { title, updated, sections: fillSections(items, facts) }
}

export type FilledLegalText = Awaited<ReturnType<typeof loadLegal>>
