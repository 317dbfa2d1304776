interface Props {
  figures: string
  /** Empty if the reviews are not samples. */
  sampleNotice: string
}

export function ReviewsHeader({ figures, sampleNotice }: Props) {
  return (
    <div className="flex flex-col items-start gap-2">
      <h2 id="reviews-title" className="text-3xl">
        What our guests say
      </h2>
      <p className="text-lg font-semibold">{figures}</p>
      {sampleNotice && <p className="badge">{sampleNotice}</p>}
    </div>
  )
}
