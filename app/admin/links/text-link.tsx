import { Link, type LinkProps } from 'react-router'

const sizes = {
  /** In a text. */
  line: '',
  small: 'inline-flex min-h-9 items-center pointer-coarse:min-h-11',
  text: 'inline-flex min-h-11 items-center',
}

interface Props extends LinkProps {
  size?: keyof typeof sizes
}

/** An underlined link; by itself it is as high as a finger. */
export const TextLink = ({ size = 'text', className = '', ...link }: Props) => (
  <Link {...link} className={`${sizes[size]} text-link underline ${className}`} />
)
