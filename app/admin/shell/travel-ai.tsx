export default function TravelAi() {
  return (
    <div className="grid min-h-[70dvh] place-items-center p-8 text-center">
      <title>Travel AI | Kashmir Escapes</title>
      <div className="space-y-6">
        <img src="/brand/mark-colour.svg" alt="" className="mx-auto h-20 w-auto dark:hidden" />
        <img
          src="/brand/mark-on-dark.svg"
          alt=""
          className="mx-auto hidden h-20 w-auto dark:block"
        />
        <h1 className="text-3xl">Coming soon To your website</h1>
      </div>
    </div>
  )
}
