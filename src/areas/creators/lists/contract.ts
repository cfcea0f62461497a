import { z } from 'zod'
import { changeKinds } from '../../../corpus/lists/changes.js'
import { fieldTypes } from '../../../corpus/lists/rows.js'
import { actorName } from '../../../kernel/actor-name.js'
import { nameField } from '../../../kernel/name-field.js'
import { NamedProfile, networkField } from '../../../model/named-profile.js'
import { foundFields } from '../discovery/contract.js'
import { filterFields, SortField, text } from '../discovery/filters.js'

const timestamp = z.iso.datetime()

/** A word that people put on things: one line, so that it can be looked for. */
const label = nameField(60)
const unique = (values: readonly string[]): boolean => new Set(values).size === values.length
const labels = (max: number) => z.array(label).max(max).refine(unique, 'Name each once.')

export const defaultStages = ['shortlisted', 'contacted', 'in talks', 'agreed', 'declined']

const Field = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Must be lower-case letters, digits and underscores, and begin with a letter.')
    .describe('The name of the field in `fields` of a member.'),
  name: label.describe('As people read it.'),
  type: z.enum(fieldTypes),
})

const editable = {
  name: nameField(120).describe('Unique within the account, without case.'),
  description: z.string().max(2000),
  tags: labels(50),
  owner: label.nullable().describe('Who looks after the list.'),
  stages: labels(30).describe('The stages a member can be in, in their order.'),
  fields: z
    .array(Field)
    .max(50)
    .refine((fields) => unique(fields.map(({ key }) => key)), 'Use each key once.')
    .describe('Fields of your own for each member.'),
}

export const ListBody = z
  .strictObject({ ...z.strictObject(editable).partial().shape, name: editable.name })
  .meta({ id: 'CreatorListBody' })
export const ListPatch = z
  .strictObject(editable)
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
  .meta({ minProperties: 1 })
  .meta({ id: 'CreatorListPatch' })

export const ListShown = z
  .strictObject({
    id: z.string(),
    ...editable,
    members: z.int().describe('Number of creators on the list.'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'CreatorList' })

const fieldValue = z.union([z.string().max(1000), z.number(), z.boolean()])

const notes = {
  stage: label.nullable().describe('One of the stages of the list; null for none.'),
  owner: label.nullable().describe('Who looks after this creator.'),
  tags: labels(50),
  note: z.string().max(10_000),
  fields: z.record(z.string(), fieldValue.nullable()).describe('By the keys of the list’s fields; null clears one.'),
}
export const MemberNotesBody = z.strictObject(notes).partial()

export const MemberNamed = z
  .union([z.strictObject({ network: networkField, external_id: text(200) }), ...NamedProfile.options])
  .meta({ id: 'NamedMember', description: 'A creator: {network, external_id}, {network, handle} or {profile_url}.' })

export const membersAtOnce = 10_000
const named = z.array(MemberNamed).min(1).max(membersAtOnce)

export const SearchScope = z.strictObject({
  ...filterFields,
  sort: SortField,
  max_results: z.int().min(1).max(membersAtOnce).default(1000).describe('Only the first ones in the order of `sort`.'),
})

export const AddBody = z
  .strictObject({
    profiles: named.optional().describe('Creators by id, handle or address.'),
    items: z
      .array(z.string().max(2048))
      .min(1)
      .max(membersAtOnce)
      .optional()
      .describe('Addresses of profiles, network:handle, or handles with `network`.'),
    csv: z
      .string()
      .max(10_000_000)
      .optional()
      .describe(
        'A table with a column url, or handle and network. Columns stage, owner, tags, note and those named as fields of the list are taken for each member. A text/csv body is read as this.',
      ),
    network: networkField.optional().describe('Of handles in `items` and `csv` that do not say it.'),
    search: SearchScope.optional().describe('The filters of POST /discovery: everybody they find.'),
    same_person: z
      .enum(['add', 'skip'])
      .default('add')
      .describe('skip: leaves out people who are already on the list with an account on another network.'),
    set: MemberNotesBody.optional().describe(
      'Values set for every added member. What a row of `csv` says counts for more.',
    ),
  })
  .refine(
    ({ profiles, items, csv, search }) =>
      [profiles, items, csv, search].filter((each) => each !== undefined).length === 1,
    'Give one of profiles, items, csv and search.',
  )
  .meta({ id: 'ListMembersBody' })

const changed = {
  change_id: z.string().nullable().describe('For POST /lists/{id}/history/{change_id}/undo; null if nothing changed.'),
  list: ListShown,
}

export const missesShown = 100

export const Added = z.strictObject({
  added: z.int(),
  already: z.int().describe('Were on the list before; they stay as they are.'),
  same_person: z.int().describe('Left out: on the list with another account.'),
  not_found: z.int(),
  misses: z
    .array(z.strictObject({ position: z.int().describe('From 0.'), input: z.string(), reason: z.string() }))
    .describe(`The first ${missesShown} that were not found, with the reason.`),
  ...changed,
})

export const ChangeBody = z
  .strictObject({
    members: named,
    set: MemberNotesBody.optional(),
    add_tags: labels(50).optional(),
    remove_tags: labels(50).optional(),
  })
  .refine(
    ({ set, add_tags, remove_tags }) => [set, add_tags, remove_tags].some((each) => each !== undefined),
    'Say what should change.',
  )
  .meta({ id: 'ListMembersChange' })

export const RemoveBody = z.strictObject({ members: named }).meta({ id: 'ListMembersRemoval' })

export const Changed = z.strictObject({
  changed: z.int(),
  unchanged: z.int().describe('Already so, or not on the list.'),
  ...changed,
})
export const Removed = z.strictObject({
  removed: z.int(),
  unchanged: z.int().describe('Not on the list.'),
  ...changed,
})
export const Undone = z.strictObject({
  restored: z.int().describe('Members that are again as they were before the change.'),
  skipped: z.int().describe('Members that were changed again since; they stay as they are.'),
  ...changed,
})

export const MemberShown = z
  .strictObject({
    network: networkField,
    external_id: z.string(),
    handle: z.string().describe('The present one; that of the day they were added if they are not known any more.'),
    stage: z.string().nullable(),
    owner: z.string().nullable(),
    tags: z.array(z.string()),
    note: z.string(),
    fields: z.record(z.string(), fieldValue),
    added_by: z.string().describe('Id of the token or user.'),
    added_by_name: actorName,
    added_at: timestamp,
    updated_at: timestamp,
    also_here: z
      .array(z.strictObject({ network: networkField, handle: z.string() }))
      .describe('Other accounts of the same person on this list.'),
    creator: z
      .strictObject(foundFields)
      .nullable()
      .describe('As POST /discovery shows them; null if the creator is not known any more.'),
  })
  .meta({ id: 'ListMember' })

export const ChangeShown = z
  .strictObject({
    id: z.string(),
    kind: z.enum(changeKinds),
    actor: z.string().describe('Id of the token or user.'),
    actor_name: actorName,
    members: z.int().describe('How many members it changed.'),
    sample: z
      .array(z.strictObject({ network: networkField, external_id: z.string(), handle: z.string() }))
      .describe('The first of them.'),
    details: z
      .record(z.string(), z.unknown())
      .describe('Of list_changed: `before`, what was changed; of undone: `undoes`, the id of the change.'),
    undone_by: z.string().nullable().describe('Id of the change that undid it.'),
    created_at: timestamp,
  })
  .meta({ id: 'ListChange' })
