import type { z } from 'zod'
import type { CreatorList, FieldValue, ListField, MemberNotes } from '../../../corpus/lists/rows.js'
import { invalidInput, type InputError } from '../../../kernel/errors.js'
import type { MemberNotesBody } from './contract.js'

type NotesInput = z.output<typeof MemberNotesBody>

const fits: Record<ListField['type'], (value: FieldValue) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
}

export const wantedOf: Record<ListField['type'], string> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date such as 2027-03-01',
}

/** What a list cannot hold of its members: a stage or a field it does not have. */
export const refuseUnfit = ({ stages, fields }: CreatorList, said: NotesInput | undefined): void => {
  const errors: InputError[] = []
  const add = (pointer: string, message: string): void => void errors.push({ in: 'body', pointer, message })
  const stage = said?.stage
  if (stage !== undefined && stage !== null && !stages.includes(stage))
    add('/set/stage', `This list has the stages ${stages.join(', ')}. Add others with PATCH /lists/{id}.`)
  for (const [key, value] of Object.entries(said?.fields ?? {})) {
    const field = fields.find((each) => each.key === key)
    if (field === undefined) add(`/set/fields/${key}`, 'This list has no such field. Add it with PATCH /lists/{id}.')
    else if (value !== null && !fits[field.type](value)) add(`/set/fields/${key}`, `Must be ${wantedOf[field.type]}.`)
  }
  if (errors.length > 0) throw invalidInput(errors)
}

const joinFields = (
  held: Readonly<Record<string, FieldValue>>,
  said: Readonly<Record<string, FieldValue | null>> | undefined,
): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries({ ...held, ...said }).filter((entry): entry is [string, FieldValue] => entry[1] !== null),
  )

/** Notes with what is said of them. What is not said stays. */
export const withNotes = (notes: MemberNotes, said: NotesInput = {}): MemberNotes => ({
  stage: said.stage === undefined ? notes.stage : said.stage,
  owner: said.owner === undefined ? notes.owner : said.owner,
  tags: said.tags ?? notes.tags,
  note: said.note ?? notes.note,
  fields: joinFields(notes.fields, said.fields),
})

export const noNotes: MemberNotes = { stage: null, owner: null, tags: [], note: '', fields: {} }
