import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createAddressOf, readRange } from './client-address.js'

const from = (remoteAddress: string | undefined, forwarded?: string | string[]) => ({
  socket: { remoteAddress } as Socket,
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string },
})

test.each([
  ['nobody is trusted', [], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['a trusted proxy says who it was', ['192.0.2.1'], '192.0.2.1', '203.0.113.9', '203.0.113.9'],
  ['another one is not believed', ['192.0.2.2'], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['what the client wrote itself does not count', ['192.0.2.1'], '192.0.2.1', '10.9.9.9, 203.0.113.9', '203.0.113.9'],
  ['a chain of proxies', ['192.0.2.0/24', '10.0.0.0/8'], '10.1.1.1', '203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['IPv4 inside IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['IPv6', ['2001:db8::/32'], '2001:db8::5', '[2001:db9::7]', '2001:db9::7'],
  ['something that is no address', ['192.0.2.1'], '192.0.2.1', '203.0.113.9, unknown', '192.0.2.1'],
  ['nothing at all', ['192.0.2.1'], '192.0.2.1', undefined, '192.0.2.1'],
  ['only proxies', ['192.0.2.0/24'], '192.0.2.1', '192.0.2.3', '192.0.2.3'],
  ['a field that stands twice', ['192.0.2.1'], '192.0.2.1', ['10.9.9.9', '203.0.113.9'], '203.0.113.9'],
  ['a connection that is gone', ['192.0.2.1'], undefined, '203.0.113.9', ''],
])('%s', (_name, trusted, remote, forwarded, client) => {
  expect(createAddressOf(trusted)(from(remote, forwarded))).toBe(client)
})

test('ranges are addresses or CIDR', () => {
  expect([readRange('10.0.0.0/8'), readRange('::1')].every((range) => range !== undefined)).toBe(true)
  expect([readRange('proxy.example'), readRange('10.0.0.0/99'), readRange('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
