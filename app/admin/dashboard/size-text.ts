const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** 0 bytes, 812 KB, 1.4 GB */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024))
  const at = Math.min(units.length - 1, power)
  const amount = bytes / 1024 ** at
  return `${amount.toFixed(amount < 10 && at > 1 ? 1 : 0)} ${units[at]}`
}
