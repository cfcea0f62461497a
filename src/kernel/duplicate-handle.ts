import { createRequire } from 'node:module'
import type Koffi from 'koffi'

type Duplicate = (file: number) => number

/** dup(2); undefined where it cannot be called, as on a system without a prebuilt part. */
const load = (): Duplicate | undefined => {
  try {
    return (createRequire(import.meta.url)('koffi') as typeof Koffi).load(null).func('int dup(int fd)') as Duplicate
  } catch {
    return undefined
  }
}

let call: Duplicate | undefined | null = null

/** A second number for an open file or socket; undefined where there is none to be had. */
export const duplicateHandle = (file: number): number | undefined => {
  call = call === null ? load() : call
  const made = call?.(file) ?? -1
  return made === -1 ? undefined : made
}
