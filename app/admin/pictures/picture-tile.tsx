import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { onFirstClick } from '../ui/first-click.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { type Picture, smallNotice } from './picture.ts'
import { PictureDescription } from './picture-description.tsx'
import { PictureFailure } from './picture-failure.tsx'

export interface TileProps {
  picture: Picture
  /** Why it failed, if it did. */
  failures: string[]
  at: number
  count: number
  sent?: number
  /** Makes it draggable; absent if it is not. */
  drag?: Drag
  onMove: (to: number) => void
  onDescribe: (alt: string) => void
  onReplace: (files: File[]) => void
  onRemove: () => void
}

interface Drag {
  ref: React.Ref<HTMLLIElement>
  style: React.CSSProperties
  isDragging: boolean
  handleRef: React.Ref<HTMLDivElement>
  listeners?: React.HTMLAttributes<HTMLElement>
}

export function PictureTile(props: TileProps) {
  const { picture, at, count, drag, onMove, onDescribe, onReplace, onRemove } = props
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const [size, setSize] = useState(picture.size)
  const isBroken = picture.file !== undefined && picture.src === brokenSrc
  const name = `picture ${at + 1}`
  const notice = size && smallNotice(size)
  const failures = props.failures.length > 0 || !isBroken ? props.failures : [unshown(picture)]
  return (
    <li
      ref={drag?.ref}
      style={drag?.style}
      className={`relative min-w-0 overflow-hidden rounded-xl border bg-surface has-[details[open]]:col-span-full @md:has-[details[open]]:grid @md:has-[details[open]]:grid-cols-[1fr_2fr] @md:has-[details[open]]:*:first:row-span-3 ${failures.length > 0 ? 'border-danger' : 'border-line'} ${drag?.isDragging ? 'z-10 shadow-lg' : ''}`}
    >
      <Preview {...props} onBroken={() => setBrokenSrc(picture.src)} onSize={setSize} />
      {failures.length > 0 && (
        <PictureFailure name={name} failures={failures} onReplace={onReplace} />
      )}
      {notice && failures.length === 0 && (
        <p role="status" className="p-2 text-sm text-ink-muted">
          {notice}
        </p>
      )}
      <div className="flex flex-wrap justify-between">
        <span className="flex">
          {count > 1 && <MoveButtons name={name} at={at} count={count} onMove={onMove} />}
        </span>
        <IconButton text={`Remove ${name}`} data-remove onClick={onFirstClick(onRemove)}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <PictureDescription name={name} alt={picture.alt} onDescribe={onDescribe} />
    </li>
  )
}

const unshown = ({ name }: Picture) => `“${name}” cannot be shown: it may be damaged.`

interface PreviewEvents {
  onBroken: () => void
  /** Of a new file, in pixels. */
  onSize: (size: Picture['size']) => void
}

function Preview({ picture, at, count, sent, drag, onBroken, onSize }: TileProps & PreviewEvents) {
  return (
    <div
      ref={drag?.handleRef}
      {...drag?.listeners}
      className={`relative ${drag?.listeners ? 'cursor-grab touch-manipulation select-none [-webkit-touch-callout:none]' : ''}`}
    >
      <img
        src={picture.src}
        alt={picture.alt || picture.name}
        draggable={false}
        onError={onBroken}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          // A stored one is shown in its smallest variant.
          if (picture.file) onSize({ width, height })
        }}
        className="aspect-3/2 w-full bg-surface-3 object-cover"
      />
      {at === 0 && count > 1 && (
        <span className="absolute top-2 left-2 rounded-md bg-night px-2 py-0.5 text-xs font-semibold text-cream">
          Cover
        </span>
      )}
      {sent !== undefined && <Sent name={picture.name} part={sent} />}
    </div>
  )
}

function Sent({ name, part }: { name: string; part: number }) {
  return (
    <div
      role="progressbar"
      aria-label={`${name} sent`}
      aria-valuenow={Math.round(part * 100)}
      className="absolute inset-x-0 bottom-0 h-2 bg-night/60"
    >
      <div className="h-full bg-accent" style={{ width: `${part * 100}%` }} />
    </div>
  )
}

interface MoveProps extends Pick<TileProps, 'at' | 'count' | 'onMove'> {
  name: string
}

function MoveButtons({ name, at, count, onMove }: MoveProps) {
  return (
    <>
      <IconButton text={`Move ${name} earlier`} isOff={at === 0} onClick={() => onMove(at - 1)}>
        <ArrowLeft aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        text={`Move ${name} later`}
        isOff={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <ArrowRight aria-hidden className="size-5" />
      </IconButton>
    </>
  )
}
