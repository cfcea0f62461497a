import { closeSync, fstatSync, openSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Koffi from 'koffi'

/** Of mmap(2), the same on every Linux that we run on. */
const protRead = 1
const mapShared = 1
const mapFailed = 0xffff_ffff_ffff_ffffn

interface Calls {
  map: (size: number, file: number) => bigint
  unmap: (address: bigint, size: number) => void
  view: (address: bigint, size: number) => ArrayBuffer
}

/** The calls of the system; undefined where they cannot be made, as on a system without a prebuilt part. */
const load = (): Calls | undefined => {
  try {
    const koffi = createRequire(import.meta.url)('koffi') as typeof Koffi
    const system = koffi.load(null)
    const mmap = system.func('void *mmap(void *addr, size_t length, int prot, int flags, int fd, int64_t offset)')
    const munmap = system.func('int munmap(void *addr, size_t length)')
    return {
      map: (size, file) => mmap(null, size, protRead, mapShared, file, 0) as bigint,
      unmap: (address, size) => void munmap(address, size),
      view: (address, size) => koffi.view(address, size),
    }
  } catch {
    return undefined
  }
}

let calls: Calls | undefined | null = null
const getCalls = (): Calls | undefined => (calls === null ? (calls = load()) : calls)

interface Mapping {
  address: bigint
  size: number
}

const mappings = new WeakMap<ArrayBufferLike, Mapping>()

/** A mapping ends when nobody can see its bytes any more, or with `endMapping`. */
const ended = new FinalizationRegistry<Mapping>(({ address, size }) => getCalls()?.unmap(address, size))

/**
 * Ends the mapping of a file now. Its bytes must never be touched again: that would end the process. A thread that ends leaves every mapping behind
 * that was not ended before, because nothing is finalized then; the system keeps those, and the files, until the process ends.
 */
export const endMapping = ({ buffer }: Uint8Array): void => {
  const mapping = mappings.get(buffer)
  if (mapping === undefined) return
  mappings.delete(buffer)
  ended.unregister(buffer)
  getCalls()?.unmap(mapping.address, mapping.size)
}

/** Whether files can be mapped here. */
export const canMap = (): boolean => getCalls() !== undefined

/**
 * The bytes of a file without reading it: the system brings in what is touched and gives back what is not, so a file may be
 * larger than memory. Each thread maps for itself; pages are shared. The file may be removed meanwhile, but must never be
 * changed or cut: reading beyond its end would end the process. To write into the bytes does so too.
 */
export const mapFile = (path: string): Uint8Array => {
  const system = getCalls()
  if (system === undefined) throw new Error('Files cannot be mapped on this system.')
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    if (size === 0) return new Uint8Array(0)
    const address = system.map(size, file)
    if (address === mapFailed) throw new Error(`${path} could not be mapped.`)
    const buffer = system.view(address, size)
    mappings.set(buffer, { address, size })
    ended.register(buffer, { address, size }, buffer)
    return new Uint8Array(buffer)
  } finally {
    closeSync(file)
  }
}
