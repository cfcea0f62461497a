import { addTo } from '../kernel/groups.js'
interface Described {
  info: { title: string; summary?: string; version: string }
  paths: Record<string, Record<string, { summary?: string; tags?: string[]; operationId: string }>>
}

/** The service in a page for language models: what it is, how to call it, every operation in a line. */
export const toLlmsText = (description: object): string => {
  const { info, paths } = description as Described
  const areas = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { summary = '', tags = [] }] of Object.entries(methods)) {
      const area = tags[0] ?? 'Other'
      addTo(areas, area, `- \`${method.toUpperCase()} /v1${path}\`: ${summary}`)
    }
  return [
    `# ${info.title}`,
    `> ${info.summary ?? ''}`,
    [
      'Send `Authorization: <token>`, the token alone, without a scheme. Bodies are JSON; unknown fields are refused by name. Errors are',
      '`application/problem+json` with a `code` and a `detail` that says what to do. Work that takes time answers 202 with an id: ask again with `?wait=30` until `status` is',
      '`succeeded`, `partial` or `failed`. Lists have `data` and `next_cursor`. Shares and rates are fractions 0..1, scores 0..100. Estimates carry bounds and a sample.',
    ].join('\n'),
    '## Read more\n\n- [OpenAPI 3.1](/openapi.json): every field of every operation, with examples that work\n- [Reference](/docs/): the same for people\n- [Postman collection](/postman.json)',
    ...[...areas].map(([area, lines]) => `## ${area}\n\n${lines.join('\n')}`),
    '',
  ].join('\n\n')
}
