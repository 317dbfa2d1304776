import { href, Outlet } from 'react-router'
import { AgencyLogo } from '../shell/agency.tsx'

/** The layout of pages before log-in: a form next to a poster, which phones omit. */
export default function Front() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <main className="flex min-w-0 flex-col px-5 py-8 sm:px-10">
        <a href={href('/')} className="min-h-11 content-center self-start rounded-md py-0.5">
          <AgencyLogo shape="horizontal" height="h-10" />
        </a>
        <div className="m-auto w-full max-w-md py-10">
          <noscript>
            <p className="mb-6">The back office needs JavaScript.</p>
          </noscript>
          <Outlet />
        </div>
      </main>
      <picture className="relative hidden lg:block">
        <source srcSet="/portraits/dal-dawn-900.avif" type="image/avif" />
        <img
          src="/portraits/dal-dawn-900.webp"
          alt=""
          width={900}
          height={1400}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    </div>
  )
}
