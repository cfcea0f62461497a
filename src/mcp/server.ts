import { McpServer, ResourceTemplate, type CallToolResult, type ServerContext } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { Refused, toAdvice, type Ask, type Json } from './ask.js'
import { fit } from './fit.js'
import { findOwner, requestShown, watchRequest, type Watching } from './requests.js'
import { shortened } from './shapes.js'
import type { LongTool, QuickTool, Tool } from './tool.js'
import { tools } from './tools/index.js'

const instructions =
  'Rostra knows creators on social networks: search, profile and audience analytics, posts and comments, brand-safety screening, purchase intent, social listening. ' +
  'Estimates come with bounds and sample sizes: repeat them. Say so when data is synthetic: it is invented demo data. ' +
  'Tools only read. Long work answers with a request_id; if its result is null, call get_result.'

const longTools = tools.filter((tool): tool is LongTool => tool.kind !== undefined)

const annotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: true }

/** Tells the host how far the work is, if it asked to be told; every step is further than the last. */
const watchingOf = ({ mcpReq: { _meta, notify, signal } }: ServerContext): Watching => {
  const progressToken = _meta?.progressToken
  let last = -1
  return {
    signal,
    now: () => performance.now(),
    onProgress: async (done, total) => {
      if (progressToken === undefined || done <= last) return
      last = done
      const of = total === null ? {} : { total }
      await notify({ method: 'notifications/progress', params: { progressToken, progress: done, ...of } })
    },
  }
}

/** A refusal is an answer that the model can act on, not a broken connection. */
const answering = async (work: () => Promise<CallToolResult>): Promise<CallToolResult> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { isError: true, content: [{ type: 'text', text: error.message }] }
  }
}

const toResult = (shown: Json, links: CallToolResult['content'] = []): CallToolResult => ({
  structuredContent: shown,
  content: [{ type: 'text', text: JSON.stringify(shown) }, ...links],
})

const callQuick = async (ask: Ask, { call, output }: QuickTool, input: unknown, signal: AbortSignal) => {
  const answer = await ask(call(input as never), signal)
  const { shown, shortened } = fit(output.parse(answer))
  return toResult({ ...(shown as Json), shortened })
}

/** What a request that ended without a result says: an error, so that the agent does not take it for an empty answer. */
const failureOf = ({ status, error, missing }: z.output<ReturnType<typeof requestShown>>): Partial<CallToolResult> => {
  if (status !== 'failed' && status !== 'canceled') return {}
  const lines = (missing ?? []).map(({ item, detail }) => `${item}: ${detail}`)
  const text = toAdvice(error?.code, [error?.detail ?? `The request was ${status}.`, ...lines])
  return { isError: true, content: [{ type: 'text', text }] }
}

/** What is shown of a request, and where the whole of it is. */
const presentRequest = ({ title, output, fetch }: LongTool, answer: Json): CallToolResult => {
  const result = answer[fetch.field] as Json | null | undefined
  const { shown, shortened } = fit(result ? output.parse(result) : null)
  const id = String(answer['id'])
  const request = requestShown(output).parse({ ...answer, request_id: id, result: shown, shortened })
  const link = {
    type: 'resource_link' as const,
    uri: `rostra://requests/${id}`,
    name: `${title} ${id}`,
    mimeType: 'application/json',
  }
  return result ? toResult(request, [link]) : { ...toResult(request), ...failureOf(request) }
}

const callLong = async (ask: Ask, tool: LongTool, input: unknown, watching: Watching): Promise<CallToolResult> => {
  const submitted = await ask(tool.call(input as never), watching.signal)
  return presentRequest(tool, await watchRequest(ask, tool, String(submitted['id']), watching))
}

const addTool = (server: McpServer, ask: Ask, tool: Tool): void => {
  const { name, title, description, input, output } = tool
  const outputSchema = tool.kind === undefined ? output.extend({ shortened }) : requestShown(output)
  server.registerTool(name, { title, description, inputSchema: input, outputSchema, annotations }, (given, context) =>
    answering(() =>
      tool.kind === undefined
        ? callQuick(ask, tool, given, context.mcpReq.signal)
        : callLong(ask, tool, given, watchingOf(context)),
    ),
  )
}

const addGetResult = (server: McpServer, ask: Ask): void => {
  server.registerTool(
    'get_result',
    {
      title: 'Result of earlier work',
      description: 'Wait for, or read again, the result of a tool that answered with a request_id.',
      inputSchema: z.strictObject({ request_id: z.string().min(1) }),
      outputSchema: requestShown(z.looseObject({})),
      annotations,
    },
    ({ request_id }, context) =>
      answering(async () => {
        const watching = watchingOf(context)
        const tool = await findOwner(ask, longTools, request_id, watching.signal)
        return presentRequest(tool, await watchRequest(ask, tool, request_id, watching))
      }),
  )
}

/** Whole answers, for hosts that read them apart from the conversation. */
const addResources = (server: McpServer, ask: Ask): void => {
  const mimeType = 'application/json'
  const toContents = (uri: URL, answer: Json) => ({
    contents: [{ uri: uri.href, mimeType, text: JSON.stringify(answer) }],
  })
  server.registerResource(
    'request',
    new ResourceTemplate('rostra://requests/{id}', { list: undefined }),
    { title: 'Result of a request', description: 'The whole answer, without cuts.', mimeType },
    async (uri, { id }, { mcpReq: { signal } }) => {
      const tool = await findOwner(ask, longTools, String(id), signal)
      return toContents(
        uri,
        await ask({ method: 'GET', path: tool.fetch.path(encodeURIComponent(String(id))) }, signal),
      )
    },
  )
  server.registerResource(
    'networks',
    'rostra://networks',
    { title: 'Networks', description: 'Which networks are read from where, and what each source can give.', mimeType },
    async (uri, { mcpReq: { signal } }) => toContents(uri, await ask({ method: 'GET', path: '/networks' }, signal)),
  )
}

/** A server for one caller: everything it does is a call of the public interface in the caller's name. */
export const createMcpServer = (ask: Ask, version: string): McpServer => {
  const server = new McpServer({ name: 'rostra', title: 'Rostra', version }, { instructions })
  for (const tool of tools) addTool(server, ask, tool)
  addGetResult(server, ask)
  addResources(server, ask)
  return server
}
