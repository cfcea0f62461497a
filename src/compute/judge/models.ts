import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hashRules } from '../../assets/index.js'
import { once, readWords } from '../../assets/words.js'
import type { Effort } from '../../engine/judgement/effort.js'
import type { Judgement } from '../../engine/judgement/pending.js'
import { BagModel } from '../../engine/text/model/bag.js'
import { Joiner, type Joints } from '../../engine/text/model/joined.js'
import { Multilingual, type MultilingualSettings } from '../../engine/text/model/multilingual.js'
import { LanguageReader } from '../../engine/text/model/language.js'
import { LinearModel } from '../../engine/text/model/linear.js'
import { LanguageDetector } from '../../engine/text/model/language-detector.js'
import {
  Prefilter,
  suspicions,
  type Prefilters,
  type PrefilterWords,
  type Suspicion,
} from '../../engine/text/model/prefilter.js'
import { KnownWords } from '../../engine/text/model/known-words.js'
import { WordSplitter } from '../../engine/text/model/word-splitter.js'
import { wordsOfAttacks } from '../../engine/text/rules/index.js'
import { foldWord } from '../../engine/language/characters.js'
import { Encoder } from './encoder.js'

/** The models as threads get them: weights shared where they are read in place, the encoder's by their files. */
export interface Models {
  linear: SharedArrayBuffer
  bag: SharedArrayBuffer
  languages: SharedArrayBuffer
  joints: Joints
  prefilters: Record<Suspicion, PrefilterWords>
  encoderFiles: { lower: string; upper: string }
  vocabulary: readonly string[]
  pictures: readonly string[]
  multilingual: MultilingualModel
}

/** The encoder for many languages: read and checked when the first text needs it. */
export interface MultilingualModel {
  settings: MultilingualSettings
  files: Record<'lower' | 'upper' | 'vocabulary', { path: string; sha256: string }>
}

type Part =
  | 'linear'
  | 'bag'
  | 'languages'
  | 'joints'
  | 'prefilters'
  | 'lower'
  | 'upper'
  | 'vocabulary'
  | 'pictures'
  | 'multilingual'
  | 'multilingual_lower'
  | 'multilingual_upper'
  | 'multilingual_vocabulary'
type Manifest = { files: Record<Part, { file: string; sha256: string }> }

const shipped = fileURLToPath(new URL('../../../assets/models/', import.meta.url))

const toShared = (bytes: Uint8Array): SharedArrayBuffer => {
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
}

type Files = Record<Part, { path: string; sha256: string }>

const readManifest = (folder: string): Partial<Files> => {
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  return Object.fromEntries(
    Object.entries(files).map(([part, { file, sha256 }]) => [part, { path: join(folder, file), sha256 }]),
  )
}

/** The shipped files, and in place of some of them those of another folder. */
const listFiles = (folder: string | undefined): Files =>
  ({ ...readManifest(shipped), ...(folder === undefined ? {} : readManifest(folder)) }) as Files

/** Reads a model file. One that is not what the manifest names is refused: its verdicts would not be ours. */
const readPart = ({ path, sha256 }: { path: string; sha256: string }): Buffer => {
  const bytes = readFileSync(path)
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${path} is not the file that its manifest.json names. Restore it, or write the manifest anew.`)
  if (path.endsWith('.gz')) return gunzipSync(bytes)
  return path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes
}

const toLines = (bytes: Buffer): string[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')

export const readModels = (folder?: string): Models => {
  const files = listFiles(folder)
  for (const half of [files.lower, files.upper]) readPart(half)
  return {
    linear: toShared(readPart(files.linear)),
    bag: toShared(readPart(files.bag)),
    languages: toShared(readPart(files.languages)),
    joints: JSON.parse(readPart(files.joints).toString('utf8')) as Joints,
    prefilters: JSON.parse(readPart(files.prefilters).toString('utf8')) as Models['prefilters'],
    encoderFiles: { lower: files.lower.path, upper: files.upper.path },
    vocabulary: toLines(readPart(files.vocabulary)),
    pictures: toLines(readPart(files.pictures)),
    multilingual: {
      settings: JSON.parse(readPart(files.multilingual).toString('utf8')) as MultilingualSettings,
      files: {
        lower: files.multilingual_lower,
        upper: files.multilingual_upper,
        vocabulary: files.multilingual_vocabulary,
      },
    },
  }
}

/** Opens the encoder for many languages. */
export const openMultilingual = async ({ files }: MultilingualModel): Promise<Encoder> => {
  for (const half of [files.lower, files.upper]) readPart(half)
  return Encoder.open({
    encoderFiles: { lower: files.lower.path, upper: files.upper.path },
    vocabulary: toLines(readPart(files.vocabulary)),
    pictures: [],
    cased: true,
  })
}

/** Shorter pieces of the vocabulary for many languages are parts of words more often than words. */
const foreignMin = 4

/** Takes words apart by English words, and by those of both vocabularies and of all lists. */
const openSplitter = ({ vocabulary, multilingual }: Models): WordSplitter => {
  const foreign = toLines(readPart(multilingual.files.vocabulary))
    .map(foldWord)
    .filter((word) => word.length >= foreignMin)
  const small = new Set(readWords('stop-words'))
  const own = vocabulary.map((word) => (word.length === 2 && !small.has(word) ? '' : word))
  const groups = readWords('classes', 'group_plural')
  return new WordSplitter(
    new KnownWords([...own, ...small, ...foreign], [...wordsOfAttacks(), ...groups]),
    new KnownWords(own, [...wordsOfAttacks('en'), ...groups]),
  )
}

/** Everything but the encoder, ready to judge. */
export const openJudgement = (models: Models, effort: Effort): Judgement => {
  const linear = new LinearModel(models.linear)
  const bag = new BagModel(models.bag)
  const languages = new LanguageReader(linear, bag, new LanguageDetector(models.languages), models.joints.language)
  const multilingual = new Multilingual(models.multilingual.settings)
  const splitter = once(() => openSplitter(models))
  return {
    linear,
    bag,
    languages,
    joiner: new Joiner(models.joints, linear, bag),
    prefilters: Object.fromEntries(
      suspicions.map((each) => [each, new Prefilter(models.prefilters[each], bag.outputs)]),
    ) as Prefilters,
    multilingual,
    get splitter() {
      return splitter()
    },
    effort,
  }
}

/** Rooms of the engine whose code decides what a verdict says. */
const judging = ['statistics', 'language', 'dictionary', 'places', 'text', 'intent', 'judgement']

const listCode = (room: string): string[] => {
  // From the sources, as in tests, the build beside them is what the threads run.
  const root = fileURLToPath(new URL(`../../engine/${room}/`, import.meta.url)).replace('/src/', '/dist/')
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(root, name))
}

/** Hash of the model files, the rules and the code: the same version gives the same verdicts. */
export const engineVersion = (effort: string, folder?: string, rules = hashRules()): string => {
  const hashes = Object.entries(listFiles(folder)).map(([part, { sha256 }]) => `${part} ${sha256}`)
  const hash = createHash('sha256')
    .update([...hashes, `rules ${rules}`].sort().join('\n'))
    .update(effort)
  for (const file of judging.flatMap(listCode)) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
