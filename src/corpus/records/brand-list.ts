import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { wordSet } from '../../assets/words.js'
import type { Brand } from '../../model/brand.js'

/** Where the rules know better than who packed the list. */
const everydayNames = wordSet('brands', 'everyday-words')

const split = (text: string): string[] => (text === '' ? [] : text.split('|'))

const toBrand = (line: string): Brand => {
  const [id = '', name = '', aliases = '', interest = '', domains = '', handles = '', parent = '', everyday = ''] =
    line.split('\t')
  const [site] = split(domains)
  return {
    id,
    name,
    aliases: split(aliases),
    interest: interest === '' ? null : interest,
    website: site === undefined ? null : `https://${site}`,
    handles: split(handles).map((each) => {
      const at = each.indexOf(':')
      return { network: each.slice(0, at), handle: each.slice(at + 1) }
    }),
    domains: split(domains),
    parentId: parent === '' || parent === id ? null : parent,
    ambiguous: everydayNames().has(name.toLowerCase()) || (everyday === '' ? null : everyday === '1'),
    competitors: [],
    synthetic: false,
  }
}

/** One line a brand. */
const readLines = (): string[] =>
  brotliDecompressSync(readFileSync(new URL('../../../assets/brands.tsv.br', import.meta.url)))
    .toString('utf8')
    .split('\n')

let read: ReadonlyMap<string, Brand> | undefined
let counted: number | undefined

/** The open list of brands that comes with the program (NOTICE names its sources; scripts/pack-brands.mjs makes it). */
export const openBrands = (): ReadonlyMap<string, Brand> =>
  (read ??= new Map(
    readLines()
      .map(toBrand)
      .map((brand) => [brand.id, brand]),
  ))

/** How many brands the open list has, known without reading each. */
export const countOpenBrands = (): number => (counted ??= read?.size ?? readLines().length)
