import { z } from 'zod'
import { transferKinds } from '../../corpus/transfer/schemas/transfer-kinds.js'
import { listFields } from '../../corpus/transfer/understand/fields.js'
import { Mapping } from '../../corpus/transfer/understand/mapping.js'
import { toTimestamp } from '../../kernel/clock.js'
import { notFound } from '../../kernel/errors.js'
import { nameField } from '../../kernel/name-field.js'
import { operation } from '../../kernel/operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../kernel/page.js'
import { FieldsSchema, NamedMapping } from './contract.js'
import { exampleMapping } from './examples.js'
import type { ImportStore } from './import-store.js'

interface Needs {
  imports: ImportStore
}

const common = { area: 'Imports', scope: 'imports' as const }
const namePath = z.strictObject({ name: z.string().min(1).max(80) })
const example = { name: 'crm', mapping: exampleMapping, updated_at: '2026-11-15T09:00:00.000Z' }

export const listImportFields = operation({
  ...common,
  method: 'GET',
  path: '/imports/fields',
  name: 'listImportFields',
  isImpersonal: true,
  summary: 'List the fields a column can be mapped to, for each kind of rows',
  input: {},
  output: z.strictObject({ data: z.array(FieldsSchema) }),
  example: {
    output: {
      data: [{ kind: 'creators', fields: [{ name: 'followers', holds: 'whole number', meaning: 'Followers.' }] }],
    },
  },
  run: () => Promise.resolve({ data: transferKinds.map((kind) => ({ kind, fields: listFields(kind) })) }),
})

export const saveMapping = operation({
  ...common,
  method: 'PUT',
  path: '/imports/mappings/{name}',
  name: 'saveImportMapping',
  summary: 'Keep a mapping under a name, for the next file of its kind',
  input: { path: z.strictObject({ name: nameField(80) }), body: Mapping },
  output: NamedMapping,
  example: { path: { name: 'crm' }, body: exampleMapping, output: example },
  run: async ({ path: { name }, body }, { imports }: Needs, { caller }) => ({
    name,
    mapping: body,
    updated_at: toTimestamp(await imports.saveMapping(caller.accountId, name, body)),
  }),
})

export const listMappings = operation({
  ...common,
  method: 'GET',
  path: '/imports/mappings',
  name: 'listImportMappings',
  summary: 'List the mappings of this account',
  input: { query: z.strictObject(pageQuery) },
  output: pageOf(NamedMapping),
  example: { output: { data: [example], next_cursor: null } },
  run: async ({ query: { limit, cursor } }, { imports, cursors }: Needs & { cursors: Cursors }, { caller }) => {
    const list = ['import_mappings', caller.accountId]
    const [after] = cursors.read(list, cursor) ?? []
    const found = await imports.listMappings(caller.accountId, limit + 1, after?.toString())
    return cutPage(found, limit, {
      item: ({ name, mapping, updatedAt }) => ({ name, mapping, updated_at: toTimestamp(updatedAt) }),
      cursor: ({ name }) => cursors.write(list, [name]),
    })
  },
})

export const removeMapping = operation({
  ...common,
  method: 'DELETE',
  path: '/imports/mappings/{name}',
  name: 'removeImportMapping',
  summary: 'Remove a mapping',
  input: { path: namePath },
  output: NamedMapping,
  example: { path: { name: 'crm' }, output: example },
  run: async ({ path: { name } }, { imports }: Needs, { caller }) => {
    const found = await imports.findMapping(caller.accountId, name)
    if (found === undefined) throw notFound('mapping')
    await imports.removeMapping(caller.accountId, name)
    return { name, mapping: found.mapping, updated_at: toTimestamp(found.updatedAt) }
  },
})
