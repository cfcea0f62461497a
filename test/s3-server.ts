import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

/** A server that speaks the protocol of Amazon S3. It knows keys but no signatures, which sign-request.test.ts compares with published ones. */
export interface S3Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
type S3ServerClass = new (options: object) => S3Server

export const startS3 = async (directory: string, bucket: string): Promise<{ store: S3Server; endpoint: string }> => {
  const load = createRequire(new URL('s3/package.json', import.meta.url))
  const Server = load('s3rver') as S3ServerClass
  const options = { address: '127.0.0.1', port: 0, silent: true, directory }
  const store = new Server({ ...options, configureBuckets: [{ name: bucket, configs: [] }] })
  const { port } = await store.run()
  return { store, endpoint: `http://127.0.0.1:${port}` }
}
