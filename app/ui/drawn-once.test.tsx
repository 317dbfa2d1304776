import { createRef, forwardRef } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawnOnce } from './drawn-once.ts'

interface Props {
  icon?: { path: string }
  className?: string
  size?: number
  style?: { color: string }
}

const draw = vi.fn(({ icon, className, size = 24, style }: Props) => (
  <svg aria-hidden className={className} width={size} style={style}>
    <path d={icon?.path} />
  </svg>
))
const Usual = forwardRef<SVGSVGElement, Props>(draw)
const house = { path: 'M1 1' }
const bed = { path: 'M2 2' }

beforeEach(() => void draw.mockClear())

test('the markup is the same, drawn once for the same icon and properties', () => {
  const Icon = drawnOnce<Props>(draw)
  const asked: Props[] = [
    { icon: house },
    { icon: house, className: 'icon' },
    { icon: house, className: 'icon', size: 16 },
    { icon: bed, className: 'icon' },
  ]
  const usual = asked.map((props) => renderToString(<Usual {...props} />))
  draw.mockClear()
  for (const _time of [1, 2]) {
    expect(asked.map((props) => renderToString(<Icon {...props} />))).toEqual(usual)
  }
  expect(draw).toHaveBeenCalledTimes(asked.length)
})

test('icons that have a style, a ref or no name are drawn each time', () => {
  const Icon = drawnOnce<Props>(draw)
  const colors = ['red', 'blue'].map((color) =>
    renderToString(<Icon icon={house} style={{ color }} />),
  )
  expect(colors[1]).toContain('color:blue')
  const [ref, other] = [createRef<SVGSVGElement>(), createRef<SVGSVGElement>()]
  renderToString([
    <Icon key="1" icon={house} ref={ref} />,
    <Icon key="2" icon={house} ref={other} />,
  ])
  expect(renderToString([<Icon key="1" />, <Icon key="2" />])).toBe(
    '<svg aria-hidden="true" width="24"><path></path></svg>'.repeat(2),
  )
  expect(draw).toHaveBeenCalledTimes(6)
})

test('a limited number of drawings is kept', () => {
  const Icon = drawnOnce<Props>(draw)
  for (const _time of [1, 2]) {
    for (let size = 1; size <= 60; size++) renderToString(<Icon icon={house} size={size} />)
  }
  expect(draw).toHaveBeenCalledTimes(70)
})
