import { z } from 'zod'
import type { CreatorList, ListDetails } from '../../../corpus/lists/rows.js'
import { Failure, invalid, notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { removal } from '../../../kernel/removal.js'
import { cutPage, pageOf, pageQuery } from '../../../kernel/page.js'
import { readAsked } from '../enrichment/read-items.js'
import { defaultStages, ListBody, ListPatch, ListShown } from './contract.js'
import { exampleList } from './examples.js'
import { changeOf, getList, listCommon, presentList, type ListNeeds } from './needs.js'

export const listPath = z.strictObject({ id: z.string().min(1).max(60) })
const exampleId = { id: exampleList.id }

const nameTaken = (name: string): Failure =>
  new Failure('conflict', `There is a list named ${JSON.stringify(name)} already. Choose another name.`)

/** The ref of somebody we know, by what a person would write. */
const findMember = async (said: string, { creators }: ListNeeds) => {
  const asked = readAsked(said, undefined)
  if (!('handle' in asked)) throw invalid('/member', 'Write network:handle, or the address of a profile.', 'query')
  const [externalId] = (await creators.findIds(asked.network, [asked.handle])).values()
  return externalId === undefined ? undefined : { network: asked.network, externalId }
}

export const createList = operation({
  ...listCommon,
  method: 'POST',
  path: '/lists',
  name: 'createList',
  summary: 'Create a list of creators',
  description:
    'A named list that everybody in the account shares. Add creators with POST /lists/{id}/members, search inside or outside it with `lists` in POST /discovery.',
  input: { body: ListBody },
  status: 201,
  output: ListShown,
  example: { body: { name: 'Spring launch', tags: ['2027'], owner: 'Ada' }, output: exampleList },
  run: async ({ body }, { creatorLists, clock }: ListNeeds, call) => {
    const id = call.newId('list')
    const details: ListDetails = {
      name: body.name,
      description: body.description ?? '',
      tags: body.tags ?? [],
      owner: body.owner ?? null,
      stages: body.stages ?? defaultStages,
      fields: body.fields ?? [],
    }
    if (!(await creatorLists.create(id, call.caller.accountId, details, clock.now()))) throw nameTaken(body.name)
    const list = await creatorLists.find(call.caller.accountId, id)
    if (list === undefined) throw notFound('list')
    return presentList(list)
  },
})

export const listLists = operation({
  ...listCommon,
  method: 'GET',
  path: '/lists',
  name: 'listLists',
  summary: 'List the lists of creators',
  description: 'Newest first.',
  input: {
    query: z.strictObject({
      ...pageQuery,
      query: z.string().trim().min(1).max(120).optional().describe('Part of the name.'),
      tag: z.string().max(60).optional(),
      owner: z.string().max(60).optional(),
      member: z.string().max(2048).optional().describe('Lists with this creator: network:handle, or an address.'),
    }),
  },
  output: pageOf(ListShown),
  example: { output: { data: [exampleList], next_cursor: null } },
  run: async ({ query: { limit, cursor, query, tag, owner, member } }, needs: ListNeeds, call) => {
    const { accountId } = call.caller
    const list = ['lists', accountId, query, tag, owner, member]
    const [after] = needs.cursors.read(list, cursor) ?? []
    const ref = member === undefined ? undefined : await findMember(member, needs)
    if (member !== undefined && ref === undefined) return { data: [], next_cursor: null }
    const all = await needs.creatorLists.list(accountId, { name: query, tag, owner, member: ref })
    const rest = after === undefined ? all : all.filter(({ id }) => id < String(after))
    return cutPage(rest.slice(0, limit + 1), limit, {
      item: presentList,
      cursor: ({ id }) => needs.cursors.write(list, [id]),
    })
  },
})

export const showList = operation({
  ...listCommon,
  method: 'GET',
  path: '/lists/{id}',
  name: 'getList',
  summary: 'Get a list of creators',
  input: { path: listPath },
  output: ListShown,
  example: { path: exampleId, output: exampleList },
  run: async ({ path: { id } }, needs: ListNeeds, call) => presentList(await getList(id, needs, call)),
})

/** A stage that members are in cannot go: nobody's stage is lost. */
const refuseUsedStages = async (list: CreatorList, stages: readonly string[], { creatorLists }: ListNeeds) => {
  const counts = await creatorLists.members.countByStage(list.id)
  for (const [stage, count] of counts)
    if (stage !== null && !stages.includes(stage))
      throw invalid('/stages', `${count} members are in the stage ${JSON.stringify(stage)}. Move them first.`)
}

export const changeList = operation({
  ...listCommon,
  method: 'PATCH',
  path: '/lists/{id}',
  name: 'changeList',
  summary: 'Change a list of creators',
  description:
    'Replaces the fields you send; lists are replaced as a whole. A stage that members are in cannot be removed. Values of a removed field are kept and reappear if you add the field again.',
  input: { path: listPath, body: ListPatch },
  output: ListShown,
  example: { path: exampleId, body: { description: 'Skin care, France' }, output: exampleList },
  run: async ({ path: { id }, body }, needs: ListNeeds, call) => {
    const list = await getList(id, needs, call)
    if (body.stages !== undefined) await refuseUsedStages(list, body.stages, needs)
    const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const { name, description, tags, owner, stages, fields } = list
    const details: ListDetails = { name, description, tags, owner, stages, fields, ...said }
    const changed = await needs.listChanges.changeList(changeOf(id, call), details)
    if (changed === undefined) throw nameTaken(details.name)
    return presentList(await getList(id, needs, call))
  },
})

export const removeList = removal({
  ...listCommon,
  path: '/lists/{id}',
  name: 'removeList',
  summary: 'Delete a list of creators',
  description: 'Deletes the list with its notes and its history. The creators themselves stay.',
  input: { path: listPath },
  example: { path: exampleId },
  run: async ({ path: { id } }, { creatorLists }: ListNeeds, call) => {
    if (!(await creatorLists.remove(call.caller.accountId, id))) throw notFound('list')
  },
})
