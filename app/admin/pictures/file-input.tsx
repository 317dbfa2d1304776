type Props = Omit<React.ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  onFiles: (files: File[]) => void
}

/** Lies unseen over what looks like a button, and opens the choice of files. */
export const FileInput = ({ onFiles, ...input }: Props) => (
  <input
    type="file"
    {...input}
    className="absolute inset-0 size-full cursor-pointer opacity-0"
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])])
      // The same file may be chosen again after it was removed.
      target.value = ''
    }}
  />
)
