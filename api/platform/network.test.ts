import { describe, expect, it } from 'vitest'
import { networkOf } from '#api/platform/network.ts'

describe('what counts as one address', () => {
  it.each([
    ['197.136.1.7', '197.136.1.7'],
    ['::ffff:197.136.1.7', '197.136.1.7'],
    ['2c0f:fe38:2:1::5', '2c0f:fe38:2:1'],
    ['2c0f:fe38:2:1:aaaa:bbbb:cccc:dddd', '2c0f:fe38:2:1'],
    ['2C0F:FE38:0002:0001::', '2c0f:fe38:2:1'],
    ['2c0f::1', '2c0f:0:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('is of %s the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
