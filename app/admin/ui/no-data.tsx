/** An empty list, and what to do next. */
export const NoData = ({ children }: { children?: React.ReactNode }) => (
  <p className="p-8 text-center">
    <span className="block font-semibold">No data available</span>
    {children && <span className="text-ink-muted">{children}</span>}
  </p>
)
