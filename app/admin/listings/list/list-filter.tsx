import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazily.ts'
import { PopoverButton } from '../../ui/popover-button.tsx'
import type { ScreenData } from '../load.ts'
import { useView } from '../use-view.ts'
import { hasChips, type View } from '../view.ts'

// The popover opens once it has them: they are its first stop for keys.
const FilterChoices = lazyPart(() => import('./filter-choices.tsx'))

interface Props {
  data: ScreenData
  onArrange?: () => void
}

/** The panel with the list's filters and order. */
export function ListFilter({ data: { kind, totals }, onArrange }: Props) {
  const { view, show } = useView()
  const isOn = hasChips(view)
  const pick = (change: Partial<View>) => show({ page: 1, ...change }, { replace: true })
  const button = (
    <>
      <SlidersHorizontal aria-hidden className="size-5" />
      <span className="sr-only">Filter and sort</span>
      {isOn && <span className="absolute top-1.5 right-1.5 size-2.5 rounded-full bg-accent" />}
    </>
  )
  return (
    <PopoverButton
      title="Filter and sort"
      button={button}
      className={`${buttonClass({ size: 'icon' })} relative`}
    >
      {(close) => (
        <>
          <FilterChoices {...{ kind, view, totals }} onStatus={close} onPick={pick} />
          {onArrange && (
            <Button
              className="w-full"
              onClick={() => {
                close()
                onArrange()
              }}
            >
              <ArrowUpDown aria-hidden className="size-4" /> Reorder
            </Button>
          )}
        </>
      )}
    </PopoverButton>
  )
}
