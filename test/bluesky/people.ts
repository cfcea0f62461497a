import { deflateSync, crc32 } from 'node:zlib'
import { AtpAgent, RichText, type AppBskyFeedPost } from '@atproto/api'

export interface Written {
  uri: string
  cid: string
}

/** Somebody with an account on the local network, and what they do there. */
export class Someone {
  private constructor(
    private readonly agent: AtpAgent,
    readonly did: string,
    readonly handle: string,
  ) {}

  static async join(pdsUrl: string, name: string): Promise<Someone> {
    const agent = new AtpAgent({ service: pdsUrl })
    const handle = `${name}.test`
    const { data } = await agent.createAccount({ handle, email: `${name}@mail.test`, password: `${name}-password` })
    return new Someone(agent, data.did, handle)
  }

  async describe(displayName: string, description: string): Promise<void> {
    await this.agent.upsertProfile((known) => ({ ...known, displayName, description }))
  }

  /** Mentions, links and hashtags are found in the text as the app itself finds them. */
  async post(text: string, more: Partial<AppBskyFeedPost.Record> = {}): Promise<Written> {
    const rich = new RichText({ text })
    await rich.detectFacets(this.agent)
    return this.agent.post({ text: rich.text, ...(rich.facets ? { facets: rich.facets } : {}), ...more })
  }

  reply(root: Written, parent: Written, text: string): Promise<Written> {
    return this.post(text, { reply: { root, parent } })
  }

  async postImage(text: string, alt: string, width: number, height: number): Promise<Written> {
    const { data } = await this.agent.uploadBlob(drawPng(width, height), { encoding: 'image/png' })
    const image = { image: data.blob, alt, aspectRatio: { width, height } }
    return this.post(text, { embed: { $type: 'app.bsky.embed.images', images: [image] } })
  }

  /** Many posts in few calls, a second apart, the first one the oldest. */
  async postMany(texts: string[], from: number): Promise<void> {
    for (let i = 0; i < texts.length; i += 100) {
      await this.agent.com.atproto.repo.applyWrites({
        repo: this.did,
        writes: texts.slice(i, i + 100).map((text, j) => ({
          $type: 'com.atproto.repo.applyWrites#create',
          collection: 'app.bsky.feed.post',
          value: {
            $type: 'app.bsky.feed.post',
            text,
            createdAt: new Date(from + (i + j) * 1000).toISOString(),
          },
        })),
      })
    }
  }

  async like({ uri, cid }: Written): Promise<void> {
    await this.agent.like(uri, cid)
  }

  repost({ uri, cid }: Written): Promise<Written> {
    return this.agent.repost(uri, cid)
  }

  async follow(other: Someone): Promise<void> {
    await this.agent.follow(other.did)
  }

  async delete({ uri }: Written): Promise<void> {
    await this.agent.deletePost(uri)
  }

  async deactivate(): Promise<void> {
    await this.agent.com.atproto.server.deactivateAccount({})
  }
}

/** A picture of one grey, as small as PNG allows. */
const drawPng = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = Buffer.alloc((width + 1) * height, 0x80)
  for (let y = 0; y < height; y++) rows[y * (width + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}
