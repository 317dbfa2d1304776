import type { ComponentProps } from 'react'

const looks = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-surface-2',
  quiet: 'text-ink hover:bg-surface-3',
  danger: 'bg-danger text-on-danger hover:bg-[color-mix(in_oklab,var(--danger),var(--ink)_12%)]',
}

const sizes = {
  text: 'min-h-11 px-5 font-semibold',
  small: 'min-h-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 px-3 text-sm font-medium',
  icon: 'size-11 shrink-0',
}

interface ButtonLook {
  look?: keyof typeof looks
  size?: keyof typeof sizes
}

/** For links that look like buttons. */
export function buttonClass({ look = 'outline', size = 'text' }: ButtonLook = {}) {
  const base =
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-lg text-base leading-tight transition-colors *:[svg]:shrink-0 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'
  return `${base} ${looks[look]} ${sizes[size]}`
}

type Props = ComponentProps<'button'> & ButtonLook

export function Button({ look, size, className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={`${buttonClass({ look, size })} ${className}`} {...rest} />
}
