type Named = [name: string, sign: RegExp]

/** User agents name related browsers too, so the first match wins. */
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

/** A short description of a `User-Agent` header, such as 'Chrome on Android'; undefined if unknown. */
export function deviceOf(userAgent = ''): string | undefined {
  const nameAmong = (all: Named[]) => all.find(([, sign]) => sign.test(userAgent))?.[0]
  const known = [nameAmong(browsers), nameAmong(systems)].filter((name) => name !== undefined)
  return known.join(' on ') || undefined
}
