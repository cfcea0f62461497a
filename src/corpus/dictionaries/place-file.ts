import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { DictionaryIndex } from '../../engine/dictionary/index.js'
import { createPlaces, indexPlaces, type Places } from '../../engine/places/index.js'
import { builtUrl } from '../../kernel/built.js'

const indexName = 'places.index'
const compiled = new URL('../../assets/compiled/', builtUrl(import.meta.url))

/** The places of the world as they are shipped. */
const readPlaceFile = (): Uint8Array => readFileSync(new URL('../../../assets/places.tsv.br', import.meta.url))

/** Undefined where there is no build, or an older Node cannot read what a newer one wrote. */
const readIndex = (): DictionaryIndex | undefined => {
  try {
    return deserialize(readFileSync(new URL(indexName, compiled))) as DictionaryIndex
  } catch {
    return undefined
  }
}

/** The places of the world. Their index comes from the build: making it takes a second, reading it a fiftieth of one. */
export const openPlaces = (): Places => createPlaces(readPlaceFile(), readIndex)

/** Done by the build. */
export const compilePlaces = (folder: string): void =>
  writeFileSync(join(folder, indexName), serialize(indexPlaces(readPlaceFile())))
