import { readFileSync } from 'node:fs'

/** The places of the world as they are shipped. */
export const readPlaceFile = (): Uint8Array => readFileSync(new URL('../../../assets/places.tsv.br', import.meta.url))
