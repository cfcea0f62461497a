import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chunks } from './chunks.js'

/** One backup: its pieces in order, and what must be found in it again. */
export interface Manifest {
  version: 1
  created_at: string
  bytes: number
  /** Digest of the whole database file. */
  digest: string
  counts: Record<string, number>
  chunks: string[]
}

const folderOf = (folder: string): string => join(folder, 'backups')

const nameOf = (createdAt: string): string => `${createdAt.replace(/[:.]/g, '-')}.json`

export const writeManifest = (folder: string, manifest: Manifest, chunks: Chunks): void => {
  mkdirSync(folderOf(folder), { recursive: true, mode: 0o700 })
  const seal = chunks.digest(JSON.stringify(manifest))
  const file = join(folderOf(folder), nameOf(manifest.created_at))
  writeFileSync(file, JSON.stringify({ seal, manifest }), { mode: 0o600, flush: true })
}

const readManifest = (file: string, chunks: Chunks): Manifest => {
  const { seal, manifest } = JSON.parse(readFileSync(file, 'utf8')) as { seal: string; manifest: Manifest }
  if (chunks.digest(JSON.stringify(manifest)) !== seal)
    throw new Error(`${file} is damaged, or was written with another key (--key-file).`)
  return manifest
}

export const listBackups = (folder: string): string[] =>
  existsSync(folderOf(folder))
    ? readdirSync(folderOf(folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
    : []

/** The newest backup, or the newest that is no younger than a moment. */
export const getManifest = (folder: string, chunks: Chunks, at?: number): Manifest => {
  const until = at === undefined ? undefined : nameOf(new Date(at).toISOString())
  const name = listBackups(folder).findLast((each) => until === undefined || each <= until)
  if (name === undefined)
    throw new Error(
      `There is no backup in ${folder}${at === undefined ? '' : ` from ${new Date(at).toISOString()} or before`}.`,
    )
  return readManifest(join(folderOf(folder), name), chunks)
}
