import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PictureError } from '../../engine/pictures/verdict.js'

/** Moments of a film that are looked at, spread evenly. */
const looks = 8
const runMs = 20_000
const frameBytesMax = 40_000_000
const sideMax = 8192
const durationMaxS = 6 * 3600

export interface Frame {
  atS: number
  png: Buffer
}

export interface Film {
  width: number
  height: number
  durationS: number
  frames: Frame[]
}

class DecoderMissing extends Error {}

/** Runs a program over one local file: no network, no terminal, bounded in time and output. */
const run = (program: string, args: string[], signal: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      signal,
      timeout: runMs,
      killSignal: 'SIGKILL',
    })
    const chunks: Buffer[] = []
    let size = 0
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > frameBytesMax) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new DecoderMissing() : error),
    )
    child.once('close', (code) =>
      code === 0 ? resolve(Buffer.concat(chunks)) : reject(new PictureError('broken', 'The film cannot be decoded.')),
    )
  })

interface Probe {
  streams?: { width?: number; height?: number; codec_type?: string }[]
  format?: { duration?: string }
}

const probe = async (file: string, signal: AbortSignal): Promise<Omit<Film, 'frames'>> => {
  const args = [
    '-v',
    'error',
    '-protocol_whitelist',
    'file',
    '-show_entries',
    'format=duration:stream=width,height,codec_type',
  ]
  const { streams = [], format } = JSON.parse(
    String(await run('ffprobe', [...args, '-of', 'json', `file:${file}`], signal)),
  ) as Probe
  const picture = streams.find(({ codec_type }) => codec_type === 'video')
  const { width = 0, height = 0 } = picture ?? {}
  if (width === 0 || height === 0) throw new PictureError('broken', 'There is no picture in this film.')
  if (width > sideMax || height > sideMax)
    throw new PictureError('too_large', `Films up to ${sideMax} pixels a side are judged.`)
  const durationS = Number(format?.duration ?? 0)
  return { width, height, durationS: Number.isFinite(durationS) ? Math.min(Math.max(durationS, 0), durationMaxS) : 0 }
}

const frameAt = async (file: string, atS: number, signal: AbortSignal): Promise<Buffer> =>
  run(
    'ffmpeg',
    [
      '-nostdin',
      '-v',
      'error',
      '-threads',
      '1',
      '-protocol_whitelist',
      'file',
      '-ss',
      atS.toFixed(3),
      '-i',
      `file:${file}`,
    ].concat(['-frames:v', '1', '-vf', 'scale=min(1280\\,iw):-2', '-f', 'image2pipe', '-c:v', 'png', 'pipe:1']),
    signal,
  )

/** Takes a film apart into a few pictures, by the ffmpeg of the machine. */
export const openFilm = async (bytes: Uint8Array, signal: AbortSignal): Promise<Film> => {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-film-'))
  const file = join(folder, 'film')
  try {
    await writeFile(file, bytes, { mode: 0o600 })
    const known = await probe(file, signal)
    const frames: Frame[] = []
    for (let i = 0; i < looks; i++) {
      const atS = known.durationS === 0 ? 0 : Math.round(((i + 0.5) / looks) * known.durationS * 1000) / 1000
      const png = await frameAt(file, atS, signal)
      if (png.length > 0) frames.push({ atS, png })
      if (known.durationS === 0) break
    }
    if (frames.length === 0) throw new PictureError('broken', 'No picture of the film can be decoded.')
    return { ...known, frames }
  } catch (error) {
    if (error instanceof DecoderMissing)
      throw new PictureError('no_video_decoder', 'Films are judged where ffmpeg is installed; it is not.')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
