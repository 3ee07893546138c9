import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6 address, of which one
 * subscriber has all 2^64 (RFC 6177). An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [withoutZone = ''] = address.split('%')
  if (!isIPv6(withoutZone)) return address
  const [start = '', end = ''] = withoutZone.toLowerCase().split('::')
  const groups = start.split(':').filter((group) => group !== '')
  const after = end.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: Math.max(0, GROUPS - groups.length - after.length) }, () => '0')
  return [...groups, ...zeros, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
