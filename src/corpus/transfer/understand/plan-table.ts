import { bareKey, type KnownFormat, type KnownTable } from '../formats/index.js'
import { isObject, type RawRow } from '../read/raw-rows.js'
import { schemas } from '../schemas/index.js'
import { headerKey } from '../values/header-key.js'
import { sayNotCarried } from '../values/not-carried.js'
import { guessTable } from './guess.js'
import { guessNetwork, guessNotCarried } from './network.js'
import { authorPath, isLongTable } from './vocabulary.js'
import { expand } from './paths.js'
import { leftAsAsked, type SampledColumn, type TablePlan, type Wishes } from './plan.js'
import { sampleColumns } from './sample.js'

/** What belongs to the owner of a row is not the row's own. */
const keyOf = (path: string): string => (path.startsWith('^.') ? '^.' : '') + headerKey(path)

/** The paths of a known table by the names the file has for them. */
const renamesOf = ({ columns = {} }: KnownTable, found: readonly SampledColumn[]): Map<string, string> => {
  const byKey = new Map(Object.entries(columns).map(([path, field]) => [keyOf(path), field]))
  return new Map(
    found.flatMap(({ from }) => {
      const field = byKey.get(keyOf(from)) ?? byKey.get(bareKey(from))
      return field === undefined ? [] : [[from, field] as const]
    }),
  )
}

/** How one table of a known format is read. */
export const planKnown = (
  format: KnownFormat,
  table: KnownTable,
  at: string,
  rows: readonly RawRow[],
  names: readonly string[] | undefined,
  wishes: Wishes,
): TablePlan[] => {
  const inner = table.at.startsWith('[].') ? table.at.slice(3) : undefined
  const seen =
    inner === undefined
      ? rows
      : rows.flatMap((row) =>
          isObject(row.content) ? expand(row.content, inner).map((content) => ({ ...row, content })) : [],
        )
  const columns = sampleColumns(seen, inner === undefined ? names : undefined).filter(
    ({ from }) => !from.startsWith('^.') || from in (table.columns ?? {}),
  )
  if (inner !== undefined && columns.length === 0) return []
  const renames = renamesOf(table, columns)
  const isOnly = table.isAside === true && inner === undefined
  const set = {
    ...(format.network === undefined ? {} : { network: format.network }),
    ...table.set,
    ...(table.isAside === true ? sharedOf(table, wishes.set) : wishes.set),
  }
  const [plan] = guessTable(isOnly ? columns.filter(({ from }) => renames.has(from)) : columns, {
    ...wishes,
    kind: table.kind,
    // What somebody says of columns is said of the rows, and not of what they tell along.
    renames: new Map([...renames, ...(table.isAside === true ? [] : wishes.renames)]),
    set,
  })
  return plan === undefined
    ? []
    : [
        {
          ...plan,
          at,
          inner,
          owner: table.owner,
          ...(table.needsOne === undefined ? {} : { needsOne: [...table.needsOne] }),
          confidence: 1,
          isAside: table.isAside === true,
          left: isOnly ? [] : plan.left.map((each) => (each.why === leftAsAsked && !wishes.renames.has(each.from) ? { ...each, why: 'Not needed: another column says it.' } : each)), // prettier-ignore
        },
      ]
}

const pick = (set: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(set).filter(([name]) => names.includes(name)))

/** What is said of the rows of a file holds for what they tell aside as far as it is about both: answers stand under the same post. */
const sharedOf = ({ kind }: KnownTable, set: Readonly<Record<string, string>>): Record<string, string> =>
  pick(set, kind === 'comments' ? ['network', 'content_url', 'content_id'] : ['network'])

const asideFields: Record<string, string> = {
  author: 'handle',
  author_external_id: 'external_id',
  author_name: 'name',
  author_followers: 'followers',
  network: 'network',
  // Says the network of its author where nothing else does.
  content_url: 'content_url',
}

/** What a column says of the author: `author.videos`, or `author_videos` in a flat table. */
const ownOfAuthor = (from: string): string | undefined =>
  authorPath.exec(from)?.[1] ?? /^(?:author|owner|creator|channel)_(.+)$/.exec(headerKey(from))?.[1]

/** Posts that tell the name of their author, or how many followers they have, are about the author too. */
export const planAuthors = (plan: TablePlan, sampled: readonly SampledColumn[], wishes: Wishes): TablePlan[] => {
  const fields = new Set(plan.columns.map(({ field }) => field))
  // Whoever signs an article is not the site it stands on.
  const tellsOfAuthors =
    fields.has('author_followers') ||
    (fields.has('author_name') && !fields.has('page_type') && !('page_type' in plan.set))
  if (plan.kind !== 'contents' || !fields.has('author') || !tellsOfAuthors) return []
  const columns = plan.columns.flatMap((column) => {
    const field = asideFields[column.field]
    return field === undefined ? [] : [{ ...column, field }]
  })
  const taken = new Set(columns.map(({ from }) => from))
  const more = guessTable(
    sampled.flatMap((column) => {
      const own = ownOfAuthor(column.from)
      return own === undefined || taken.has(column.from) ? [] : [{ ...column, from: own }]
    }),
    { ...wishes, kind: 'creators', renames: new Map(), set: {} },
  )
  const known = new Set(columns.map(({ field }) => field))
  const paths = new Map(sampled.map(({ from }) => [ownOfAuthor(from) ?? '', from]))
  const about = (more[0]?.columns ?? []).flatMap((column) => {
    const from = paths.get(column.from)
    return from === undefined || known.has(column.field) || !ofAuthors.has(column.field) ? [] : [{ ...column, from }]
  })
  return [
    {
      ...plan,
      kind: 'creators',
      columns: [...columns, ...about],
      set: pick(plan.set, ['network']),
      needsOne: columns.filter(({ field }) => field === 'handle').map(({ from }) => from),
      left: [],
      notes: [],
      isAside: true,
    },
  ]
}

const ofAuthors = new Set([
  'name',
  'bio',
  'following',
  'content_count',
  'verified',
  'location',
  'country',
  'city',
  'created_at',
  'image_url',
  'links',
])

const isField = (plan: TablePlan, name: string): boolean =>
  name in plan.set || plan.columns.some(({ field }) => field === name)

const urlField: Record<string, string> = {
  creators: 'profile_url',
  contents: 'content_url',
  comments: 'content_url',
  followers: 'profile_url',
  history: 'profile_url',
}

/** Says which network a table is of where only its headers or the name of its file do. */
export const giveNetwork = (plan: TablePlan, columns: readonly SampledColumn[], fileName: string): TablePlan => {
  if (isField(plan, 'network') || isField(plan, urlField[plan.kind] ?? '')) return plan
  const guess = guessNetwork(columns, fileName)
  if (guess === undefined) return { ...plan, notCarried: guessNotCarried(columns, fileName) }
  return {
    ...plan,
    set: { ...plan.set, network: guess.network },
    notes: [...plan.notes, `The network is taken to be ${guess.network}, from ${guess.why}.`],
  }
}

const askForNetwork = (other: TablePlan['notCarried']): string =>
  other === undefined
    ? 'The file does not say which network it is about: add network=instagram, or whichever it is (--set network=instagram).'
    : `The file seems to be of ${other.name}, from ${other.why}. ${sayNotCarried(other.name)}. If its accounts are on one of these, say on which (--set network=instagram).`

const figureFields = /^(?:followers|following|content_count|engagement_rate|average_.+|likes|comments|views|shares)$/

/** What is still missing before any row could be taken, with what to do about it. */
export const whatIsMissing = (plan: TablePlan): string[] => {
  const missing: string[] = []
  if (plan.confidence === 0)
    missing.push('The columns are not understood: say which field each of them is, and what the rows are.')
  const notAsked = plan.left.filter(({ why }) => why !== leftAsAsked)
  if (isLongTable(notAsked.map(({ from }) => from)) && !plan.columns.some(({ field }) => figureFields.test(field)))
    missing.push(
      'Each row holds one figure, named in one column and given in another. Make each figure a column of its own (a pivot table does this), or leave both columns out.',
    )
  const has = (...names: string[]): boolean => names.some((name) => isField(plan, name))
  // A table that is joined to one of accounts or of posts takes the network from there.
  const isJoined = has('author_file_id', 'creator_file_id') || (plan.kind === 'comments' && has('content_id'))
  const isAddressed = has('network', urlField[plan.kind] ?? '') || (plan.isAside && has('content_url'))
  if (!isJoined && !isAddressed) missing.push(askForNetwork(plan.notCarried))
  if (plan.kind === 'contents' && !has('author', 'author_external_id', 'author_file_id', 'content_url'))
    missing.push('Nothing says who wrote it: add author=HANDLE (--set author=HANDLE).')
  if (plan.kind === 'contents' && !has('published_at', 'content_id', 'content_url'))
    missing.push('Nothing says when it was published: add published_at=2026-05-01 (--set published_at=2026-05-01).')
  if (plan.kind === 'comments' && !has('content_id', 'content_url'))
    missing.push('Nothing says under which content it stands: add content_url=ADDRESS (--set content_url=ADDRESS).')
  if (plan.kind === 'comments' && !has('published_at'))
    missing.push('Nothing says when it was written: add published_at=2026-05-01 (--set published_at=2026-05-01).')
  if (plan.kind === 'followers' && !has('creator', 'creator_external_id', 'creator_file_id'))
    missing.push(
      'Nothing says whom they follow: add creator=HANDLE (--set creator=HANDLE). If they are creators of their own, say so (rostra import creators FILE).',
    )
  if (plan.kind === 'history' && !has('handle', 'profile_url'))
    missing.push('Nothing says whose figures they are: add handle=HANDLE (--set handle=HANDLE).')
  return missing
}

export const fieldNames = (plan: TablePlan): string[] => Object.keys(schemas[plan.kind].fields)
