import { expect, test } from 'vitest'
import { escapePart, signRequest } from './sign-request.js'

// The worked examples of the documentation of Amazon S3: "Authenticating Requests: Using the Authorization Header".
const credentials = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const now = Date.UTC(2013, 4, 24)
const signatureOf = (method: string, address: string, headers: Record<string, string>, body = ''): string => {
  const request = { method, url: new URL(address), headers, body: Buffer.from(body) }
  return /Signature=(\w+)/.exec(signRequest(request, credentials, 'us-east-1', now)['authorization'] ?? '')?.[1] ?? ''
}

test('the published examples have the published signatures', () => {
  const host = 'https://examplebucket.s3.amazonaws.com'
  expect(signatureOf('GET', `${host}/test.txt`, { range: 'bytes=0-9' })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
  const put = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
  expect(signatureOf('PUT', `${host}/${escapePart('test$file.text')}`, put, 'Welcome to Amazon S3.')).toBe(
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  )
  expect(signatureOf('GET', `${host}/?prefix=J&max-keys=2`, {})).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})

test('temporary credentials send their token, signed', () => {
  const request = { method: 'GET', url: new URL('http://store.example/a'), headers: {}, body: Buffer.alloc(0) }
  const headers = signRequest(request, { ...credentials, sessionToken: 'given' }, 'us-east-1', now)
  expect(headers['x-amz-security-token']).toBe('given')
  expect(headers['authorization']).toContain('x-amz-security-token')
})
