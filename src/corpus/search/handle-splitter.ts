import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { brotliDecompressSync } from 'node:zlib'
import { once } from '../../assets/words.js'
import { fold } from '../../engine/language/fold.js'
import {
  compileHandleWords,
  createHandleSplitter,
  type HandleLexicon,
  type HandleWords,
  type SplitHandle,
} from '../../engine/language/handle-words.js'
import { builtUrl } from '../../kernel/built.js'
import { openBrands } from '../records/brand-list.js'

const plain = /^[a-z]{2,}$/
const otherMin = 4

const compiledName = 'handle-words.table'
const compiled = new URL(`../../assets/compiled/${compiledName}`, builtUrl(import.meta.url))

const asset = (name: string): Buffer => readFileSync(new URL(`../../../assets/${name}`, import.meta.url))
const linesOf = (text: string): string[] => text.split('\n')

/** The words of the lists that come with the program: first names, the vocabularies of the text models, brands. */
export const readHandleLexicon = (): HandleLexicon => {
  const names = linesOf(brotliDecompressSync(asset('first-names.br')).toString('latin1'))
  const vocabulary = linesOf(asset('models/multilingual-vocabulary.txt').toString())
  const brands = [...openBrands().values()].flatMap(({ name, aliases }) => [name, ...aliases])
  const others = [...vocabulary, ...brands].map((word) => fold(word))
  return {
    names: new Set(names.map((line) => line.slice(0, -1))),
    frequent: linesOf(asset('models/vocabulary.txt').toString()).filter((word) => plain.test(word)),
    others: new Set(others.filter((word) => word.length >= otherMin && plain.test(word))),
    common: new Set(vocabulary.filter((word) => plain.test(word))),
  }
}

/** Done by the build. */
export const compileHandles = (folder: string): void =>
  writeFileSync(join(folder, compiledName), serialize(compileHandleWords(readHandleLexicon())))

/** From the build: making it takes most of a second. Made anew where there is no build, or an older Node cannot read what a newer one wrote. */
const readHandleWords = (): HandleWords => {
  try {
    return deserialize(readFileSync(compiled)) as HandleWords
  } catch {
    return compileHandleWords(readHandleLexicon())
  }
}

/** Made when the first handle is indexed: only whoever writes an index needs it. */
const splitter = once(() => createHandleSplitter(readHandleWords()))

export const splitHandle: SplitHandle = (word) => splitter()(word)
