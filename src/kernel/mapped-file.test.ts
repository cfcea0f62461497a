import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { canMap, endMapping, mapFile } from './mapped-file.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-mapped-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bytes = Uint8Array.from({ length: 100_003 }, (_, i) => (i * 31) % 251)
const write = (name: string, content: Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('files can be mapped on the systems that are supported', () => expect(canMap()).toBe(true))

test('a mapped file has the bytes of the file, also after it was removed', () => {
  const path = write('plain', bytes)
  const mapped = mapFile(path)
  expect(Buffer.compare(mapped, bytes)).toBe(0)
  expect(mapped.byteOffset).toBe(0)
  const again = mapFile(path)
  rmSync(path)
  expect(Buffer.compare(again, bytes)).toBe(0)
})

test('an empty file has no bytes', () => expect(mapFile(write('empty', new Uint8Array(0)))).toHaveLength(0))

test('a file that is not there is said to be', () => expect(() => mapFile(join(folder, 'none'))).toThrow(/ENOENT/))

const isMapped = (path: string): boolean => readFileSync('/proc/self/maps', 'utf8').includes(path)

test.runIf(existsSync('/proc/self/maps'))('a mapping can be ended at once', () => {
  const path = write('ended', bytes)
  const mapped = mapFile(path)
  expect(isMapped(path)).toBe(true)
  endMapping(mapped)
  expect(isMapped(path)).toBe(false)
  // Once more, or what was never mapped, is nothing.
  endMapping(mapped)
  endMapping(bytes)
})
