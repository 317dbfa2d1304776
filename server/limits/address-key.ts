import ipaddr from 'ipaddr.js'

/** The key of a caller: an IPv4 address, also if written as IPv6; for IPv6 the /64 network. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()
}
