import { useRevalidator } from 'react-router'
import type { Settings } from '#catalogue/settings/setting.ts'
import { declaredText, mayChangeText, type TextName, textNames } from '#catalogue/texts/texts.ts'
import type { WireText } from '#server/api/content/text-routes.ts'
import { readOrThrow } from '../api/guard.ts'
import { Failure } from '../shell/failure.tsx'
import { useMe } from '../shell/me.ts'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/content'
import { TextForm } from './text-form.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('text')
  const name = textNames.find((known) => known === asked) ?? 'testimonials'
  const [text, settings] = await Promise.all([
    readOrThrow<WireText>(request, `/Text/${name}`),
    readOrThrow<Settings>(request, '/Setting'),
  ])
  return { name, text, settings }
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const { name, text, settings } = loaderData
  const { revalidate } = useRevalidator()
  const isReadOnly = !mayChangeText(name, useMe().role)
  return (
    <ScreenFrame title="Content" width="narrow">
      <Texts current={name} />
      {isReadOnly && (
        <NoticeBox tone="info">
          {`Only an owner may change “${declaredText(name).title}”. You can read it here.`}
        </NoticeBox>
      )}
      <TextForm
        key={name}
        name={name}
        record={text}
        settings={settings}
        isReadOnly={isReadOnly}
        onReload={revalidate}
      />
    </ScreenFrame>
  )
}

function Texts({ current }: { current: TextName }) {
  return (
    <Tabs label="Texts" className="sm:w-fit">
      {textNames.map((name) => (
        <Tab key={name} to={{ search: `?text=${name}` }} current={name === current && 'page'}>
          {declaredText(name).title}
        </Tab>
      ))}
    </Tabs>
  )
}
