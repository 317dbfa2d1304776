type Named = [name: string, sign: RegExp]

/** Each browser also names those it descends from: the first that fits is the one. */
const browsers: Named[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]
const systems: Named[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** A `User-Agent` header in words, such as 'Chrome on Android'; undefined where it says nothing known. */
export function deviceOf(userAgent = ''): string | undefined {
  const nameAmong = (all: Named[]) => all.find(([, sign]) => sign.test(userAgent))?.[0]
  const known = [nameAmong(browsers), nameAmong(systems)].filter((name) => name !== undefined)
  return known.join(' on ') || undefined
}
