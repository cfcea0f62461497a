import { headline, isAddress, type Item } from './event-text.js'
import { Speech } from './speech.js'

/** Never ends in half of a sign that takes two units. */
const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

/** Slack reads three characters as its own; nothing of an event may become a link or mention of somebody. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A message takes 50 blocks, a block 3,000 characters; the first is the heading, the last says how many are left. */
const slackItemsMax = 48
const slackTextMax = 2900

/** Shortened once it is written for Slack, which makes it longer; what is cut within `&amp;` is dropped. */
const shortenSlack = (text: string, most: number): string => shorten(text, most).replace(/&\w*…$/, '…')

const slackSection = (text: string): object => ({ type: 'section', text: { type: 'mrkdwn', text } })

/** Messages have a time of their own; of several events in one, each has its own. */
const timeOf = ({ at }: Item, isOneOfMany: boolean): string[] => (isOneOfMany && at !== '' ? [at] : [])

const slackText = (item: Item, isOneOfMany: boolean, speech: Speech): string => {
  const { title, link } = item
  const lines = [...item.lines, ...timeOf(item, isOneOfMany)]
  const heading = shortenSlack(escapeSlack(title), slackTextMax / 2)
  const text = shortenSlack([`*${heading}*`, ...lines.map(escapeSlack)].join('\n'), slackTextMax - 200)
  return link === null ? text : `${text}\n<${link}|${escapeSlack(speech.say('Open in Rostra'))}>`
}

const eventsIn = (items: readonly Item[], speech: Speech): string =>
  speech.say('{count} events in Rostra', { count: items.length })

/** An incoming webhook of Slack: a text for notifications, and blocks. */
export const toSlack = (items: readonly Item[], speech = new Speech()): string =>
  JSON.stringify({
    text: shortenSlack(escapeSlack(headline(items, speech)), slackTextMax),
    unfurl_links: false,
    blocks: [
      ...(items.length === 1 ? [] : [{ type: 'header', text: { type: 'plain_text', text: eventsIn(items, speech) } }]),
      ...items.slice(0, slackItemsMax).map((item) => slackSection(slackText(item, items.length > 1, speech))),
      ...(items.length > slackItemsMax
        ? [slackSection(speech.say('And {more} more.', { more: items.length - slackItemsMax }))]
        : []),
    ],
  })

/** Teams refuses messages over 28 KB. */
const teamsBytesMax = 24 * 1024
const teamsTextMax = 500

/** Adaptive cards read Markdown: what means something there is written as itself. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&')

/** An address is a link of its own: written as text, Teams would show the marks that protect it. */
const teamsLine = (line: string): string =>
  isAddress(line) && line.length < teamsTextMax / 3
    ? `[${escapeMarkdown(line)}](${line.replaceAll('(', '%28').replaceAll(')', '%29')})`
    : escapeMarkdown(line)

/** Shortened before it is written for Teams: what is cut within a link is none. */
const teamsLines = (lines: readonly string[]): string => {
  const shown: string[] = []
  let left = teamsTextMax
  for (const line of lines.map(teamsLine)) {
    if (line.length > left) return [...shown, ...(line.startsWith('[') ? [] : [shorten(line, left)])].join('\n\n')
    shown.push(line)
    left -= line.length + 2
  }
  return shown.join('\n\n')
}

const teamsBlocks = (item: Item, isOneOfMany: boolean, speech: Speech): object[] => {
  const { title, link } = item
  const lines = [...item.lines, ...timeOf(item, isOneOfMany)]
  const said = { type: 'TextBlock', text: teamsLines(lines), wrap: true, spacing: 'None' }
  return [
    { type: 'TextBlock', text: shorten(escapeMarkdown(title), teamsTextMax), weight: 'Bolder', wrap: true },
    ...(lines.length === 0 ? [] : [said]),
    ...(link === null
      ? []
      : [{ type: 'TextBlock', text: `[${speech.say('Open in Rostra')}](${link})`, spacing: 'None' }]),
  ]
}

/** An incoming webhook of Microsoft Teams: one adaptive card. */
export const toTeams = (items: readonly Item[], speech = new Speech()): string => {
  const shown: object[] = []
  let [bytes, told] = [0, 0]
  for (const item of items) {
    const blocks = teamsBlocks(item, items.length > 1, speech)
    bytes += Buffer.byteLength(JSON.stringify(blocks))
    if (bytes > teamsBytesMax) break
    shown.push(...blocks)
    told++
  }
  const left = items.length - told
  const body = [
    ...(items.length === 1
      ? []
      : [{ type: 'TextBlock', text: eventsIn(items, speech), size: 'Large', weight: 'Bolder' }]),
    ...shown,
    ...(left > 0 ? [{ type: 'TextBlock', text: speech.say('And {more} more.', { more: left }), isSubtle: true }] : []),
  ]
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
  }
  return JSON.stringify({
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  })
}
