import { fork } from 'node:child_process'
import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allocateShared, makeSnapshot, openSegment, type Snapshot } from '../../src/engine/search/index.js'
import { creatorSchema } from '../search/creators.js'

/** As many as the merge policy makes of them at most, and at least two: there are two threads. */
export const segmentDocsOf = (count: number): number => Math.min(2_500_000, Math.ceil(count / 2))

export interface Built {
  segments: number
  bytes: number
  /** Seconds of processor of the slowest process, in the builder alone: making the creators up is not building. */
  seconds: number
  threads: number
}

export interface Share {
  folder: string
  count: number
  segments: number[]
}

export const segmentPath = (folder: string, n: number): string => join(folder, `${n}.segment`)

/** Builds all segments with some processes. */
export const buildIndex = async (folder: string, count: number, threads: number): Promise<Built> => {
  const segments = Math.ceil(count / segmentDocsOf(count))
  const used = Math.min(threads, segments)
  const shares = Array.from({ length: used }, (_, t): Share => ({
    folder,
    count,
    segments: Array.from({ length: segments }, (_, n) => n).filter((n) => n % used === t),
  }))
  const built = await Promise.all(
    shares.map(
      (share) =>
        new Promise<{ seconds: number; bytes: number }>((resolve, reject) => {
          fork(fileURLToPath(new URL('./build-share.ts', import.meta.url)), [JSON.stringify(share)])
            .once('message', (built) => resolve(built as { seconds: number; bytes: number }))
            .once('error', reject)
            .once('exit', (code) => reject(new Error(`A builder ended with ${code}.`)))
        }),
    ),
  )
  return {
    segments,
    bytes: built.reduce((sum, each) => sum + each.bytes, 0),
    seconds: Math.max(...built.map(({ seconds }) => seconds)),
    threads: used,
  }
}

const readShared = (path: string): Uint8Array => {
  const bytes = new Uint8Array(allocateShared(statSync(path).size))
  const handle = openSync(path, 'r')
  for (let at = 0; at < bytes.length;) at += readSync(handle, bytes, at, Math.min(1 << 26, bytes.length - at), at)
  closeSync(handle)
  return bytes
}

/** From the disk to the first question. */
export const openIndex = (folder: string, segments: number): { snapshot: Snapshot; ms: number; checkedMs: number } => {
  const start = performance.now()
  const files = Array.from({ length: segments }, (_, n) => readShared(segmentPath(folder, n)))
  const parts = files.map((file) => ({ segment: openSegment(file), deleted: undefined }))
  const snapshot = makeSnapshot(1, creatorSchema, parts)
  const ms = performance.now() - start
  for (const file of files) openSegment(file, { verify: true })
  return { snapshot, ms, checkedMs: performance.now() - start - ms }
}

export const keep = (path: string, value: unknown): void => writeFileSync(path, JSON.stringify(value))
export const kept = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
