import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { apiVersion } from '../../kernel/operation.js'
import { systemClock } from '../../kernel/clock.js'
import { Advice, type Check } from './check.js'
import { reasonOf } from '../../kernel/reason-of.js'

const gib = 1024 ** 3
const memoryBytesMin = 2 * gib
const openFilesMin = 1024

/** Old releases lack what we use: `engines` of package.json says the same. */
export const checkNode: Check = async () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`${process.version} is too old: install Node.js 20.19 or newer.`)
  return `${process.version} on ${process.platform} ${process.arch}`
}

/** Packages with compiled code fail on an unusual system (musl, an old C library, another architecture) and only there. */
export const checkNativeModules: Check = async () => {
  const load: Readonly<Record<string, () => Promise<unknown>>> = {
    libsql: () => import('libsql'),
    'onnxruntime-node': () => import('onnxruntime-node'),
    sharp: () => import('sharp'),
  }
  for (const [name, loading] of Object.entries(load))
    await loading().catch((error: unknown) => {
      const reason = reasonOf(error).split('\n')[0] ?? ''
      throw new Error(`${name} cannot be loaded (${reason}). Use linux x64 or arm64 with glibc, and install again.`)
    })
  return `${Object.keys(load).join(', ')} are loaded`
}

export const checkMemory: Check = async () => {
  // What a container may use, where it is bounded; 0 or more than there is means that it is not.
  const bound = process.constrainedMemory()
  const bytes = bound > 0 ? Math.min(bound, totalmem()) : totalmem()
  const shown = `${(bytes / gib).toFixed(1)} GiB`
  if (bytes < memoryBytesMin) throw new Advice(`${shown} is little: give it 2 GiB or more.`)
  return shown
}

export const checkOpenFiles: Check = async () => {
  const limits = readFileSync('/proc/self/limits', 'utf8')
  const [, limit = 'unlimited'] = /^Max open files\s+(\S+)/m.exec(limits) ?? []
  if (Number(limit) < openFilesMin)
    throw new Advice(`only ${limit} files may be open: raise it with ulimit -n ${openFilesMin} or more.`)
  return `${limit} may be open`
}

/** No program runs before it was written. */
export const checkClock: Check = async () => {
  const now = systemClock.now()
  if (now < Date.parse(apiVersion))
    throw new Error(`it says ${new Date(now).toISOString()}, which is before this version was made: set the clock.`)
  return new Date(now).toISOString()
}
