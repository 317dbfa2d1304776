type Props = Omit<React.ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  onFiles: (files: File[]) => void
}

/** An invisible file input that covers its visible button. */
export const FileInput = ({ onFiles, ...input }: Props) => (
  <input
    type="file"
    {...input}
    className="absolute inset-0 size-full cursor-pointer opacity-0"
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])])
      // Lets the same file be selected again after it was removed.
      target.value = ''
    }}
  />
)
