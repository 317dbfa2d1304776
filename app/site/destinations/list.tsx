import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { PageHeader } from '../sections/page-header.tsx'
import type { Route } from './+types/list.ts'

export const loader = (request: Route.LoaderArgs) => loadList('Destination', request)

const description =
  'Where our trips through Kashmir go: lakes, meadows and valleys, each with what to see, the best months to come and what we offer there.'

export default function Destinations({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      title="Places to see in Kashmir"
      description={description}
      heading="All destinations"
      filtered={false}
    >
      <PageHeader
        title="Destinations"
        crumbs={[{ label: 'Destinations', path: list.path }]}
        lead="Where our trips go: what to see, when to come and what we offer."
      />
    </ListPage>
  )
}
