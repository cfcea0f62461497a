import { createHash, createHmac } from 'node:crypto'

export interface Credentials {
  accessKey: string
  secretKey: string
  /** Of temporary credentials. */
  sessionToken?: string | undefined
}

export interface Signable {
  method: string
  url: URL
  /** Lower-case names. */
  headers: Record<string, string>
  body: Uint8Array
}

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** As the signature wants it: everything but letters, digits and -_.~ is escaped. */
export const escapePart = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${escapePart(name)}=${escapePart(value)}`)
    .sort()
    .join('&')

/**
 * The header fields of a request to an S3-compatible store, signed by AWS Signature Version 4. The path of the address must be escaped
 * by `escapePart`.
 */
export const signRequest = (
  { method, url, headers, body }: Signable,
  { accessKey, secretKey, sessionToken }: Credentials,
  region: string,
  now: number,
): Record<string, string> => {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': time,
    ...(sessionToken === undefined ? {} : { 'x-amz-security-token': sessionToken }),
  }
  const names = Object.keys(signed).sort()
  const request = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...names.map((name) => `${name}:${(signed[name] ?? '').trim()}`),
    '',
    names.join(';'),
    signed['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce((each, part) => hmac(each, part), hmac(`AWS4${secretKey}`, day))
  const signature = hmac(key, text).toString('hex')
  const { host: _, ...sent } = signed
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}
