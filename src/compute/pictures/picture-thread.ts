import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { pictureClasses, type FrameVerdict, type PictureClass } from '../../engine/pictures/verdict.js'
import { Moved, serve } from '../serve.js'

/** The thread that looks at pictures: decodes them, asks the model, reads the text in them. */
export interface LookRequest {
  bytes: Uint8Array
  atS: number | null
  /** Which picture of an animation. */
  page: number
  readText: boolean
  /** Whether a small copy is made. */
  thumbnail: boolean
}

export type LookReply =
  | { look: FrameVerdict; width: number; height: number; pages: number; thumbnail: Uint8Array }
  | { failed: 'broken' | 'too_large' }

const side = 224
/** 100 megapixels: any camera's picture, no bomb. */
const pixelsMax = 100_000_000
const thumbnailSide = 320
/** Letters a few pixels high are not read better in a larger picture, and it takes time. */
const textSide = 1600

const { model } = workerData as { model: Uint8Array }
const session = InferenceSession.create(model, {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
  // The weights are kept as bytes to be small. Unfolding them once, when the model is opened, makes a look five times as fast as unfolding them at every look.
  extra: { session: { disable_quant_qdq: '1' } },
})

let reader: Promise<Worker> | undefined
const openReader = async (): Promise<Worker> => {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, debug_file: '/dev/null' })
  return worker
}

const open = (bytes: Uint8Array, page: number) =>
  sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'truncated', page, pages: 1, sequentialRead: true })

const classify = async (bytes: Uint8Array, page: number): Promise<Record<PictureClass, number>> => {
  const pixels = await open(bytes, page)
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const input = new Tensor(
    'float32',
    Float32Array.from(pixels, (value) => value / 255),
    [1, side, side, 3],
  )
  const { classes } = await (await session).run({ pixels: input })
  const values = classes?.data as Float32Array
  return Object.fromEntries(
    pictureClasses.map((name, i) => [name, Math.round((values[i] ?? 0) * 1e4) / 1e4]),
  ) as Record<PictureClass, number>
}

const read = async (bytes: Uint8Array, page: number): Promise<FrameVerdict['text']> => {
  const image = await open(bytes, page)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(textSide, textSide, { fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .normalise()
    // A density that the reader believes; it complains about others on the terminal.
    .withMetadata({ density: 150 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { data } = await (await (reader ??= openReader())).recognize(image)
  // Below this the reader sees letters in leaves and clouds.
  const sure = data.confidence >= 45 && /[\p{L}\p{N}]{2}/u.test(data.text)
  return { text: sure ? data.text.trim() : '', confidence: data.confidence / 100 }
}

const shrink = (bytes: Uint8Array, page: number): Promise<Buffer> =>
  open(bytes, page)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 70 })
    .toBuffer()

const look = async ({ bytes, atS, page, readText, thumbnail }: LookRequest): Promise<LookReply> => {
  const { width, height, pages = 1 } = await open(bytes, page).metadata()
  if (width * height > pixelsMax) return { failed: 'too_large' }
  const small = thumbnail ? await shrink(bytes, page) : Buffer.alloc(0)
  const classes = await classify(bytes, page)
  return {
    look: { atS, classes, text: readText ? await read(bytes, page) : null },
    width,
    height,
    pages,
    thumbnail: Uint8Array.from(small),
  }
}

const answer = async (request: LookRequest): Promise<LookReply | Moved> => {
  try {
    const reply = await look(request)
    return 'thumbnail' in reply ? new Moved(reply, [reply.thumbnail.buffer as ArrayBuffer]) : reply
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return { failed: /pixel limit|too large|exceeds/i.test(message) ? 'too_large' : 'broken' } satisfies LookReply
  }
}

serve(
  answer,
  () => {},
  () => session,
)
