import type { RouterContextProvider } from 'react-router'
import { type FilledSection, fillSections } from '#content/legal-text.ts'
import { domainContext, publicUrlContext } from '../../domain.ts'
import { factsOf } from './facts.ts'
import { type LegalName, lastChanged } from './last-changed.ts'

export interface FilledLegalText {
  title: string
  /** The day of the last change, YYYY-MM-DD. */
  updated: string
  sections: FilledSection[]
}

/** The text with the operator's facts inserted. */
export async function loadLegal(
  name: LegalName,
  context: Readonly<RouterContextProvider>,
): Promise<FilledLegalText> {
  const { settings, texts } = context.get(domainContext)
  const { title, items } = (await texts.read(name)).text
  const facts = factsOf(await settings.read(), context.get(publicUrlContext))
  const updated = await lastChanged(name, { settings, texts })
  return { title, updated, sections: fillSections(items, facts) }
}
