import { Button } from '../../ui/button.tsx'

export const Cancel = ({ onClick }: { onClick: () => void }) => (
  <Button className="w-full" onClick={onClick}>
    Cancel
  </Button>
)
