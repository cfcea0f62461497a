import { open, type FileHandle } from 'node:fs/promises'
import { SaxesParser } from 'saxes'
import { escapePart, signRequest, type Credentials } from './sign-request.js'
import type { Store } from './store.js'

export interface S3Settings {
  /** Address of the service, without the bucket. */
  s3Endpoint: string | undefined
  s3Region: string
  s3AccessKey: string | undefined
  s3SecretKey: string | undefined
  s3SessionToken: string | undefined
}

/** The settings alone, out of all others. */
export const pickS3Settings = ({
  s3Endpoint,
  s3Region,
  s3AccessKey,
  s3SecretKey,
  s3SessionToken,
}: S3Settings): S3Settings => ({ s3Endpoint, s3Region, s3AccessKey, s3SecretKey, s3SessionToken })

const attemptsMax = 5
const firstWaitMs = 200
const timeoutMs = 60_000

/** Worth another attempt: the service is busy, or did not answer. */
const isPassing = (status: number): boolean => status >= 500 || status === 429

/** The texts of some elements of an answer, in order. */
const readTexts = (xml: string, wanted: readonly string[]): { name: string; text: string }[] => {
  const found: { name: string; text: string }[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', () => (text = ''))
  parser.on('text', (piece) => (text += piece))
  parser.on('closetag', ({ name }) => {
    if (wanted.includes(name)) found.push({ name, text })
    text = ''
  })
  parser.write(xml).close()
  return found
}

const codeOf = (body: Buffer): string => {
  try {
    const said = readTexts(body.toString('utf8'), ['Code', 'Message'])
    return said.map(({ text }) => text).join(': ')
  } catch {
    return body.toString('utf8').slice(0, 200)
  }
}

interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

/** A file is sent in parts of this size, one in memory at a time; at most 10,000 of them make an object. */
const partBytesUsual = 16 * 2 ** 20
const partsMax = 10_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A backup in a bucket of Amazon S3, or of anything that speaks its protocol. */
export class S3Store implements Store {
  readonly where: string
  readonly #bucket: string
  readonly #prefix: string
  readonly #endpoint: string
  readonly #region: string
  readonly #credentials: Credentials

  /** `s3://bucket/prefix`; the rest is in the settings. */
  constructor(address: string, settings: S3Settings) {
    const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? []
    if (bucket === undefined) throw new Error(`${address} is not the address of a bucket: write s3://bucket/prefix.`)
    const { s3AccessKey: accessKey, s3SecretKey: secretKey, s3SessionToken: sessionToken } = settings
    if (accessKey === undefined || secretKey === undefined)
      throw new Error(`Set ROSTRA_S3_ACCESS_KEY and ROSTRA_S3_SECRET_KEY to use ${address}.`)
    this.where = address
    this.#bucket = bucket
    this.#prefix = prefix.replace(/^\/+|\/+$/g, '')
    this.#region = settings.s3Region
    this.#endpoint = settings.s3Endpoint ?? `https://s3.${settings.s3Region}.amazonaws.com`
    this.#credentials = { accessKey, secretKey, sessionToken }
  }

  async get(name: string): Promise<Buffer | undefined> {
    const { status, body } = await this.#ask('GET', this.#urlOf(name))
    if (status === 404 && !/NoSuchBucket/.test(codeOf(body))) return undefined
    this.#refuseFailure(status, body)
    return body
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const { status, body } = await this.#ask('PUT', this.#urlOf(name), bytes)
    this.#refuseFailure(status, body)
  }

  async remove(name: string): Promise<void> {
    const { status, body } = await this.#ask('DELETE', this.#urlOf(name))
    if (status !== 404) this.#refuseFailure(status, body)
  }

  /** A file as one object, whatever its size: whoever reads there sees all of it or nothing. */
  async putFile(name: string, path: string, partBytes = partBytesUsual): Promise<void> {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      if (size <= partBytes) return await this.put(name, await file.readFile())
      await this.#putParts(name, file, size, Math.max(partBytes, Math.ceil(size / partsMax)))
    } finally {
      await file.close()
    }
  }

  async #putParts(name: string, file: FileHandle, size: number, partBytes: number): Promise<void> {
    const url = (query: Record<string, string>): URL => {
      const to = this.#urlOf(name)
      for (const [key, value] of Object.entries(query)) to.searchParams.set(key, value)
      return to
    }
    const begun = await this.#done('POST', url({ uploads: '' }))
    const [id] = readTexts(begun.body.toString('utf8'), ['UploadId'])
    if (id === undefined) throw new Error(`${this.where} began no upload.`)
    const uploadId = id.text
    try {
      const tags: string[] = []
      for (let at = 0; at < size; at += partBytes) {
        const part = Buffer.alloc(Math.min(partBytes, size - at))
        await file.read(part, 0, part.length, at)
        const sent = await this.#done('PUT', url({ partNumber: String(tags.length + 1), uploadId }), part)
        tags.push(sent.headers.get('etag') ?? '')
      }
      const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const whole = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const { body } = await this.#done('POST', url({ uploadId }), Buffer.from(whole))
      // It may be refused in an answer that began well.
      if (/<Error>/.test(body.toString('utf8'))) throw new Error(`${this.where} refused the object. ${codeOf(body)}`)
    } catch (error) {
      await this.#ask('DELETE', url({ uploadId })).catch(() => {})
      throw error
    }
  }

  async #done(method: string, url: URL, bytes?: Buffer): Promise<Answer> {
    const answer = await this.#ask(method, url, bytes)
    this.#refuseFailure(answer.status, answer.body)
    return answer
  }

  async list(folder: string): Promise<string[]> {
    const names: string[] = []
    const root = this.#keyOf('')
    let token: string | undefined
    do {
      const url = this.#urlOf(undefined)
      url.searchParams.set('list-type', '2')
      url.searchParams.set('prefix', this.#keyOf(`${folder}/`))
      if (token !== undefined) url.searchParams.set('continuation-token', token)
      const { status, body } = await this.#ask('GET', url)
      this.#refuseFailure(status, body)
      const said = readTexts(body.toString('utf8'), ['Key', 'NextContinuationToken'])
      for (const { name, text } of said) if (name === 'Key') names.push(text.slice(root.length))
      token = said.find(({ name }) => name === 'NextContinuationToken')?.text
    } while (token !== undefined)
    return names.sort()
  }

  #keyOf(name: string): string {
    return this.#prefix === '' ? name : `${this.#prefix}/${name}`
  }

  #urlOf(name: string | undefined): URL {
    const path = name === undefined ? [] : this.#keyOf(name).split('/')
    return new URL(`${this.#endpoint}/${[this.#bucket, ...path].map(escapePart).join('/')}`)
  }

  #refuseFailure(status: number, body: Buffer): void {
    if (status >= 300) throw new Error(`${this.where} answered ${status}. ${codeOf(body)}`.trim())
  }

  async #ask(method: string, url: URL, body: Buffer = Buffer.alloc(0)): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#askOnce(method, url, body).catch((error: unknown) => {
        if (attempt < attemptsMax) return undefined
        throw new Error(`${this.where} cannot be reached at ${url.origin}.`, { cause: error })
      })
      if (answer !== undefined && !(isPassing(answer.status) && attempt < attemptsMax)) return answer
      await wait(firstWaitMs * 2 ** (attempt - 1))
    }
  }

  async #askOnce(method: string, url: URL, body: Buffer): Promise<Answer> {
    // Signed anew each time: a signature holds for a quarter of an hour.
    const headers = signRequest({ method, url, headers: {}, body }, this.#credentials, this.#region, Date.now())
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'PUT' || method === 'POST' ? { body } : {}),
    })
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  }
}
