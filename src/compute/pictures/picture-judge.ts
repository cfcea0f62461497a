import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mediaKindOf } from '../../engine/pictures/media-kind.js'
import { PictureError, type FrameVerdict, type PictureVerdict } from '../../engine/pictures/verdict.js'
import { PoolOnDemand } from '../pool-on-demand.js'
import { openFilm } from './film.js'
import type { LookReply, LookRequest } from './picture-thread.js'

const modelFile = new URL('../../../assets/models/pictures.onnx', import.meta.url)
/** Pictures of an animation that are looked at. */
const pagesMax = 5

const noViolence = {
  what: 'violence' as const,
  reason: 'No classifier for violence in pictures is part of this installation.',
}

export interface LookOptions {
  /** Whether the text in it is read, which takes far longer than looking. */
  readText?: boolean
  /** Whether films are taken apart, too. */
  films?: boolean
  /** Whether a small copy of it is made. */
  thumbnail?: boolean
}

type Looked = Exclude<LookReply, { failed: unknown }>

/** Judges pictures and films off the event loop. The model is loaded when the first one comes. */
export class PictureJudge {
  readonly #pool = new PoolOnDemand(() => ({
    name: 'picture-thread',
    callerUrl: import.meta.url,
    size: 1,
    data: { model: readFileSync(modelFile) },
    endsItself: true,
  }))
  #version: string | undefined

  /** Hash of the model, by which a verdict can be repeated. */
  get version(): string {
    return (this.#version ??= `pictures-1-${createHash('sha256').update(readFileSync(modelFile)).digest('hex').slice(0, 12)}`)
  }

  async judge(
    bytes: Uint8Array,
    signal: AbortSignal,
    { readText = true, films = true, thumbnail = true }: LookOptions = {},
  ): Promise<PictureVerdict> {
    const media = mediaKindOf(bytes)
    if (media === undefined || (media.kind === 'video' && !films))
      throw new PictureError(
        'not_supported',
        'JPEG, PNG, GIF, WebP and AVIF pictures and MP4, WebM and AVI films are judged; this is none.',
      )
    return media.kind === 'image'
      ? this.#judgeImage(bytes, media.format, { readText, thumbnail }, signal)
      : this.#judgeFilm(bytes, media.format, signal)
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }

  async #judgeImage(
    bytes: Uint8Array,
    format: string,
    wanted: { readText: boolean; thumbnail: boolean },
    signal: AbortSignal,
  ): Promise<PictureVerdict> {
    const first = await this.#look({ bytes, atS: null, page: 0, ...wanted }, signal)
    const looks: FrameVerdict[] = [first.look]
    const step = Math.max(1, Math.ceil(first.pages / pagesMax))
    for (let page = step; page < first.pages; page += step)
      looks.push((await this.#look({ bytes, atS: null, page, ...wanted, thumbnail: false }, signal)).look)
    const { width, height, thumbnail } = first
    const skipped = first.pages - looks.length
    const notJudged =
      skipped > 0
        ? [
            {
              what: 'frames' as const,
              reason: `${skipped} of ${first.pages} pictures of the animation were not looked at.`,
            },
          ]
        : []
    return {
      kind: 'image',
      format,
      width,
      height,
      durationS: null,
      frames: looks,
      thumbnail,
      notJudged: [noViolence, ...notJudged],
    }
  }

  async #judgeFilm(bytes: Uint8Array, format: string, signal: AbortSignal): Promise<PictureVerdict> {
    const { width, height, durationS, frames } = await openFilm(bytes, signal)
    const looked: Looked[] = []
    for (const { atS, png } of frames)
      looked.push(
        await this.#look({ bytes: png, atS, page: 0, readText: true, thumbnail: looked.length === 0 }, signal),
      )
    const thumbnail = looked[0]?.thumbnail ?? new Uint8Array()
    const notJudged = [
      noViolence,
      {
        what: 'frames' as const,
        reason: `${looked.length} moments were looked at, not every picture; sound was not heard.`,
      },
    ]
    return {
      kind: 'video',
      format,
      width,
      height,
      durationS,
      frames: looked.map(({ look }) => look),
      thumbnail,
      notJudged,
    }
  }

  async #look(request: LookRequest, signal: AbortSignal): Promise<Looked> {
    const reply = await this.#pool.run<LookReply>(request, { signal })
    if (!('failed' in reply)) return reply
    throw reply.failed === 'too_large'
      ? new PictureError('too_large', 'Pictures up to 100 megapixels are judged; this one is larger.')
      : new PictureError('broken', 'The picture is damaged and cannot be decoded.')
  }
}
