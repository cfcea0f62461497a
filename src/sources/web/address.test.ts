import { expect, test } from 'vitest'
import { isPublicAddress } from './address.js'

test.each(['168.63.129.16', '::ffff:168.63.129.16', '0xa8.0x3f.0x81.0x10'])(
  '%s is the platform of the machine, not the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(false)
  },
)

test('its neighbour is public', () => {
  expect(isPublicAddress('168.63.129.17')).toBe(true)
})
