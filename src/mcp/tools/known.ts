import { z } from 'zod'
import { flag, many, nextCursor, number, page, shown, text } from '../shapes.js'
import { quickTool } from '../tool.js'

const lookUp = quickTool({
  name: 'look_up_ids',
  title: 'Look up ids for filters',
  description:
    'Turn words into the ids that filters of search_creators take: locations, interests, brands, languages, topics, and the lists of creators that the account keeps.',
  input: z.strictObject({
    dictionary: z.enum(['locations', 'interests', 'brands', 'languages', 'topics', 'lists']),
    query: z.string().optional(),
    ...page,
  }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        name: text.optional(),
        kind: text.optional(),
        country_code: text.optional(),
        parent_id: text.optional(),
        creators: number.optional(),
        members: number.optional(),
      }),
    ),
    next_cursor: nextCursor,
  }),
  call: ({ dictionary, ...query }) => ({
    method: 'GET',
    path: dictionary === 'lists' ? '/lists' : `/dictionary/${dictionary}`,
    query,
  }),
})

const indexed = shown({ documents: number, building: flag })

const status = quickTool({
  name: 'get_data_status',
  title: 'What is stored',
  description:
    'Call this first: how many creators and texts can be searched, on which networks, whether they are real or invented, and whether the index is still being built, so that searches find less.',
  input: z.strictObject({}),
  output: z.object({
    index: shown({ creators: indexed, texts: indexed }),
    facts: shown({ creators: number, building: flag }),
    audiences: shown({ analysed: number, running: flag, waiting: number }),
    networks: many({ network: text, creators: number, demo_creators: number, newest_post: text }).describe(
      'What is stored of each network; `demo_creators` are invented.',
    ),
  }),
  call: () => ({ method: 'GET', path: '/status' }),
})

export const knownTools = [lookUp, status]
