// The texts of the console in every language: finds what the code shows, sorts the catalogues of web/language, drops what nobody uses, and
// says what is missing. `npm run messages` after a change of texts; the tests hold the console to it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const web = join(root, 'web')
export const translated = ['de', 'fr', 'es']

const fileOf = (language) => join(web, 'language', `${language}.json`)
export const catalogue = (language) => JSON.parse(readFileSync(fileOf(language), 'utf8'))

/** Nothing of what is read here changes while it runs, and reading it takes seconds. */
const once = (make) => {
  let made
  return () => (made ??= make())
}

const sources = once(() =>
  readdirSync(web, { recursive: true })
    .map(String)
    // The reference is in English, as what it describes is.
    .filter((name) => /\.tsx?$/.test(name) && !/^(dist|generated|language|reference)/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(web, name), 'utf8')
      return { name, text, program: withParents(parseSync(name, text).program) }
    }),
)

const childrenOf = (node) =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => value)
    .filter((each) => typeof each?.type === 'string')

const withParents = (node) => {
  for (const child of childrenOf(node)) withParents(child).parent = node
  return node
}

const walk = (node, visit) => {
  if (visit(node) !== false) for (const child of childrenOf(node)) walk(child, visit)
}

const isMessageCall = (node) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && ['t', 'rich'].includes(node.callee.name)

const isTemplate = (node) => node.type === 'TemplateLiteral'
const isText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') || (isTemplate(node) && node.expressions.length === 0)
const textOf = (node) => (isTemplate(node) ? node.quasis[0].value.cooked : node.value)

/** Words that are compared or fallen back to are no messages. */
const isCompared = ({ parent }) => /^(Binary|Logical|Assignment)Expression$/.test(parent.type)

/** Messages to people outside of the console, by e-mail and chat, are looked up in the same catalogues. */
const told = once(() => {
  const folder = join(root, 'src/areas/webhooks/ways/')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => {
      const { program } = parseSync(name, readFileSync(join(folder, name), 'utf8'))
      return { name: `src/areas/webhooks/ways/${name}`, program: withParents(program) }
    })
})

const isSaid = (node) => node.type === 'CallExpression' && node.callee.property?.name === 'say'

/** Every message the code names, with the file it is first seen in. */
const messagesInCode = () => {
  const found = new Map()
  const lookIn =
    (isLookup) =>
    ({ name, program }) =>
      walk(program, (node) => {
        if (!isLookup(node) || node.arguments.length === 0) return
        walk(node.arguments[0], (each) => {
          if (isText(each) && !isCompared(each) && !found.has(textOf(each))) found.set(textOf(each), name)
        })
      })
  sources().forEach(lookIn(isMessageCall))
  told().forEach(lookIn(isSaid))
  return found
}

/** Values that are names, codes or formats, and read the same in every language. */
const sameEverywhere =
  /^$|^.$|^[a-z]{2}$|[\d/+.,]|^(utf|windows|euc|gb|shift)[-_]|^(slack|teams|whatsapp|url|csv|jsonl?|xlsx|parquet|zip|tree|typos?|typo_prefix|eq|gte|asc|desc|dmy|mdy|regex|brandwatch|talkwalker|meltwater|lucene|lexis|rostra)$/

/** Networks are called by their own names. */
const networks =
  /^(instagram|tiktok|youtube|facebook|twitch|threads|pinterest|snapchat|bluesky|mastodon|reddit|telegram|tumblr|nostr|lemmy|peertube|hackernews)$/

/** Names of properties that pages show as titles. */
const namesOfProperties = ['company', 'industry', 'function', 'shares', 'saves', 'database', 'index', 'cards', 'table']

/** What scores are made of, as they name it. */
const namesOfFactors = [
  ...[
    'intent_share',
    'nearness',
    'against_similar',
    'mood',
    'breadth',
    'objections',
    'floor',
    'relevant_share',
    'spam',
  ],
  ...['all_accounts', 'suspicious_share', 'mass_follower_share', 'reach', 'audience_countries', 'credibility'],
  ...['followers_authenticity', 'comments_authenticity', 'consistency', 'growth', 'engagement'],
]

/** What people talk about when they talk about a product: the sections of its rules. */
const namesOfAspects = () =>
  readdirSync(join(root, 'assets/rules'))
    .map((language) => join(root, 'assets/rules', language, 'aspects.rules'))
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\[(\w+)\]/gm)].map(([, name]) => name))

/** The values that answers of the interface take from a list: shown by `word`, so they are messages too. */
const wordsOfInterface = () => {
  const description = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'))
  const found = new Set()
  const look = (part) => {
    if (Array.isArray(part)) part.forEach(look)
    else if (part !== null && typeof part === 'object') {
      if (Array.isArray(part.enum) && part.enum.length < 60)
        for (const each of part.enum)
          if (typeof each === 'string' && !sameEverywhere.test(each) && !networks.test(each)) found.add(each)
      for (const [name, value] of Object.entries(part)) if (!/^examples?$/.test(name)) look(value)
    }
  }
  look(description.components.schemas)
  look(description.paths)
  for (const filter of Object.keys(description.components.schemas.SavedSearchBodyFilters.properties)) found.add(filter)
  for (const each of [...namesOfProperties, ...namesOfFactors, ...namesOfAspects()]) found.add(each)
  return [...found].map((each) => {
    const spaced = each.replaceAll(/[_-]+/g, ' ')
    return spaced.charAt(0).toUpperCase() + spaced.slice(1)
  })
}

/** Interests are called by their names, which stand in the code that the server shares with the console. */
const namesOfInterests = () => {
  const written = readFileSync(join(root, 'src/model/interest.ts'), 'utf8')
  const rows = [...written.matchAll(/\[\s*'[a-z]+',\s*'([^']+)',\s*'([^']+)',?\s*\]/g)]
  const names = rows.flatMap(([, name, leaves]) => [name, ...leaves.split('|').map((leaf) => leaf.split(':')[1])])
  return names.map((name) => `interest: ${name}`)
}

/** Sentences that the service writes into its answers, with names in braces for what differs: shown by `said`. */
export const sentences = once(() => JSON.parse(readFileSync(join(web, 'language/sentences.json'), 'utf8')))

/** Every text that has to exist in each language, with where it comes from. */
export const messages = once(() => {
  const found = messagesInCode()
  for (const each of wordsOfInterface()) if (!found.has(each)) found.set(each, 'openapi.json')
  for (const each of namesOfInterests()) found.set(each, 'src/model/interest.ts')
  for (const each of sentences()) found.set(`said: ${each}`, 'web/language/sentences.json')
  return found
})

const ownWords = [
  'Rostra',
  'TikTok',
  'YouTube',
  'LinkedIn',
  'PeerTube',
  'Hacker News',
  'Slack',
  'Teams',
  'Microsoft Teams',
]
const ofOtherTools = ['Brandwatch', 'Talkwalker', 'Meltwater', 'Lucene', 'Lexis', 'Edge', 'Edg']
const examples = [
  'Tiny Teapots',
  'Lumevia',
  'Brackwyn',
  'Dew Serum',
  'Robin Example',
  'CRM',
  'UNA20',
  'PT',
  'Name',
  '#vegan #recipe',
]
const formats = ['PNG', 'SVG', 'CSV', 'PDF', 'JSON', 'JSON Lines', 'Parquet', 'Excel', 'MB', 'GB', 'UTC', 'NFKD']
const keys = ['Enter', 'Escape', 'Esc', 'Ctrl K', 'Ctrl Z', 'Shift+?', 'AbortError', 'Antarctica']
const allowed = new Set([...ownWords, ...ofOtherTools, ...examples, ...formats, ...keys])

/** Attributes whose text nobody reads. */
const silent =
  /^(className|style|type|to|role|scope|icon|id|htmlFor|dir|autoComplete|textAnchor|href|fill|aria-live|dy|dictionary|target|rel|accept|stroke\w*|list|key|inputMode|d|tone|aria-hidden|aria-keyshortcuts|viewBox|transform|search|params|lang)$/

/** Files that hold paths of drawings, names of shapes, or addresses of pages, but no sentence. */
const wordless = new Set(['parts/icons.tsx', 'charts/world-map.tsx', 'router.tsx', 'theme.ts', 'api/client.ts'])

const looksWritten = (text) =>
  !allowed.has(text.trim()) &&
  !/^(https?:|[a-z]+:[\w.]+[,\s]|[-(:<[#.]|POST|GET|PATCH|PUT|DELETE|Arrow)|^[A-Z]$|^[A-Z]\w+,[A-Z]\w+$/.test(text) &&
  !/^([a-z]{2} )+[a-z]{2}$/.test(text) &&
  (/^\s*\p{Lu}/u.test(text) || /\p{L}{2,} \p{L}{2,}/u.test(text))

const isCode = (node) => node.type === 'JSXElement' && ['code', 'kbd'].includes(node.openingElement.name.name)

const isType = ({ type }) => type.startsWith('TS') && !/(Expression|Assertion)$/.test(type)
const isAttribute = (node, names) => node.type === 'JSXAttribute' && names.test(node.name.name)
const isCallOf = (node, names) =>
  node.type === 'CallExpression' && names.test(node.callee.property?.name ?? node.callee.name ?? '')

const isSilent = (node) =>
  node.type === 'ImportDeclaration' ||
  isType(node) ||
  isAttribute(node, silent) ||
  (node.type === 'JSXText' && isCode(node.parent)) ||
  isCallOf(node, /(querySelector(All)?|matchMedia|closest|matches)$/)

/** Attributes that are always read, however short their text. */
const isReadAloud = ({ parent }) => isAttribute(parent, /^(title|label|about|alt|aria-label|definition|hint)$/)

const writtenIn = (node) => {
  if (node.type === 'JSXText')
    return /\p{L}{2}/u.test(node.value) && !allowed.has(node.value.trim()) && !/^\s*\//.test(node.value)
  if (isText(node)) return looksWritten(textOf(node)) || (isReadAloud(node) && /\p{L}{2}/u.test(textOf(node)))
  if (!isTemplate(node)) return false
  const words = node.quasis.map(({ value }) => value.cooked).join('\u0001')
  return (
    /\p{L}{2,} \p{L}{2,}|^\p{Lu}\p{L}+ |\p{L}{2,}[,:]? \u0001|\u0001 \p{L}{4,}/u.test(words) &&
    !/^(curl|color-mix|translate)|\u0001 (min|ms)/.test(words)
  )
}

/** Texts that are written into a page instead of being looked up, as `file:line text`. */
export const rawTexts = () => {
  const found = []
  for (const { name, text, program } of sources()) {
    if (wordless.has(name)) continue
    const visit = (node) => {
      if (isSilent(node)) return false
      if (isMessageCall(node)) {
        for (const each of node.arguments.slice(1)) walk(each, visit)
        return false
      }
      if (!writtenIn(node)) return true
      const line = text.slice(0, node.start).split('\n').length
      found.push(`web/${name}:${line} ${text.slice(node.start, node.end).replaceAll(/\s+/g, ' ').trim()}`)
      return true
    }
    walk(program, visit)
  }
  return found
}

const formsOf = (text) => (typeof text === 'string' ? [text] : Object.values(text))
const namesIn = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort()

/** What is wrong with a catalogue, each with what to do about it. */
export const faultsOf = (language, texts = catalogue(language)) => {
  const file = `web/language/${language}.json`
  const wanted = messages()
  const plurals = catalogue('en')
  const missing = [...wanted].filter(([message]) => texts[message] === undefined)
  const faults = missing.map(([message, where]) => `${file} lacks ${JSON.stringify(message)} of ${where}: translate it`)
  for (const [message, text] of Object.entries(texts)) {
    if (!wanted.has(message))
      faults.push(`${file} has ${JSON.stringify(message)}, which nobody shows: npm run messages`)
    if (plurals[message] !== undefined && typeof text === 'string')
      faults.push(`${file}: ${JSON.stringify(message)} has forms in en.json; give it "one" and "other"`)
    if (typeof text !== 'string' && (text.one === undefined || text.other === undefined))
      faults.push(`${file}: ${JSON.stringify(message)} needs the forms "one" and "other"`)
    const names = namesIn(message)
    for (const form of formsOf(text))
      if (form.trim() === '' || namesIn(form).some((name) => !names.includes(name)))
        faults.push(`${file}: ${JSON.stringify(form)} does not fit ${JSON.stringify(message)}`)
    const other = typeof text === 'string' ? text : (text.other ?? '')
    if (names.some((name) => !namesIn(other).includes(name)))
      faults.push(`${file}: the translation of ${JSON.stringify(message)} leaves out a value`)
  }
  return faults
}

/** Sorts a catalogue and drops what nobody shows. */
const tidy = (language) => {
  const wanted = messages()
  const kept = Object.entries(catalogue(language)).filter(([message]) => wanted.has(message))
  const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(fileOf(language), `${JSON.stringify(sorted, null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const language of ['en', ...translated]) tidy(language)
  const faults = [...rawTexts().map((each) => `${each}: use t('…')`), ...translated.flatMap((each) => faultsOf(each))]
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
