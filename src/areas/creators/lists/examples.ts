const at = '2026-11-15T09:00:00.000Z'

/** What the description shows. */
export const exampleList = {
  id: 'list_01kb3zq4f0e8v5w2n7m6x9c1da',
  name: 'Spring launch',
  description: '',
  tags: ['2027'],
  owner: 'Ada',
  stages: ['shortlisted', 'contacted', 'in talks', 'agreed', 'declined'],
  fields: [],
  members: 1,
  created_at: at,
  updated_at: at,
}

const ref = { network: 'instagram' as const, external_id: 'demo0p412', handle: 'brackwyn.official' }
const named = { network: ref.network, handle: ref.handle }
const changeId = 'chg_01kb3zq4f0e8v5w2n7m6x9c1db'
const path = { id: exampleList.id }
const changed = { change_id: changeId, list: exampleList }

export const addedExample = {
  path,
  body: { profiles: [named], set: { stage: 'shortlisted', tags: ['coffee'] } },
  output: { added: 1, already: 0, same_person: 0, not_found: 0, misses: [], ...changed },
}

export const changedExample = {
  path,
  body: { members: [named], set: { stage: 'contacted', note: 'Answers on Mondays.' } },
  output: { changed: 1, unchanged: 0, ...changed },
}

export const removedExample = {
  path,
  body: { members: [named] },
  output: { removed: 1, unchanged: 0, ...changed },
}

export const exampleMember = {
  ...ref,
  stage: 'contacted',
  owner: null,
  tags: ['coffee'],
  note: 'Answers on Mondays.',
  fields: {},
  added_by: 'tok_01kb3zq4f0e8v5w2n7m6x9c1dc',
  added_by_name: 'Spring team',
  added_at: at,
  updated_at: at,
  also_here: [],
  creator: null,
}

export const exampleChange = {
  id: changeId,
  kind: 'added' as const,
  actor: exampleMember.added_by,
  actor_name: exampleMember.added_by_name,
  members: 1,
  sample: [ref],
  details: {},
  undone_by: null,
  created_at: at,
}

export const undoneExample = {
  path: { ...path, change_id: changeId },
  output: { restored: 1, skipped: 0, ...changed },
}
