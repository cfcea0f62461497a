import { reasonOf } from '../../kernel/reason-of.js'
import { CommentFields, ContentFields, MemberFields, ProfileFields } from './field-schema.js'
import { describeIssue } from './issues.js'
import { Mapping } from './mapping.js'

/** A file that cannot be used. The message says where and why. */
export class MappingError extends Error {}

/** Reads a mapping from the text of a file, or says everything that is wrong with it. */
export const readMapping = (text: string, name: string): Mapping => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new MappingError(`${name} is not JSON: ${reasonOf(error)}`)
  }
  const read = Mapping.safeParse(parsed)
  if (!read.success) {
    const said = read.error.issues.slice(0, 10).map((issue) => `  ${describeIssue(issue, fieldNames)}`)
    throw new MappingError(`${name} cannot be used:\n${said.join('\n')}`)
  }
  const problems = missingIn(read.data)
  if (problems.length > 0)
    throw new MappingError(`${name} cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`)
  return read.data
}

const fieldNames = Object.fromEntries(
  Object.entries({ profile: ProfileFields, content: ContentFields, comment: CommentFields, member: MemberFields }).map(
    ([record, fields]) => [record, fields.keyType.options],
  ),
)

const needed = {
  profile: ['handle', 'name'],
  content: ['content_id', 'published_at', 'text'],
  comment: ['comment_id', 'text', 'published_at'],
} as const
const recordOf = {
  profile: 'profile',
  contents: 'content',
  content: 'content',
  search: 'content',
  comments: 'comment',
} as const

/** What the schema cannot say: fields without which a record is none, and lists that nobody names. */
const missingIn = (mapping: Mapping): string[] => {
  const said: string[] = []
  for (const [name, variants] of Object.entries(mapping.operations)) {
    const record = recordOf[name as keyof typeof recordOf] as keyof typeof needed | undefined
    for (const variant of variants ?? []) {
      const isList = name !== 'profile' && name !== 'content'
      if (isList && variant.items === undefined)
        said.push(`operations.${name}.items: say where the answer has the list.`)
      if (record === undefined) continue
      const fields: Record<string, unknown> = { ...mapping[record], ...variant.fields }
      for (const field of needed[record])
        if (fields[field] === undefined) said.push(`${record}.${field}: operations.${name} needs it.`)
    }
  }
  return [...new Set(said)]
}
