// Draws the pictures of docs/listening.md and docs/conversation.md from answers of a running demo server:
//   node scripts/draw-conversation.mjs BASE_URL TOKEN LISTENING_ID PURCHASE_INTENT_ID
import { writeFileSync } from 'node:fs'

const [baseUrl, token, listeningId, intentId] = process.argv.slice(2)
const get = async (path) => {
  const response = await fetch(`${baseUrl}${path}`, { headers: { authorization: token } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
const { insights } = await get(`/social-listening/${listeningId}/fetch?wait=30`)
const { result: intent } = await get(`/purchase-intent/${intentId}?wait=30`)

const colours = ['#0f766e', '#d97706']
const moods = { negative: '#b91c1c', neutral: '#cbd5e1', positive: '#15803d' }
const escape = (text) => String(text).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const text = (x, y, words, more = '') => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escape(words)}</text>`
const percent = (share) => `${(share * 100).toFixed(0)} %`
const day = (time) => time.slice(0, 10)
const save = (name, width, height, title, parts) =>
  writeFileSync(
    new URL(`../docs/images/${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#0f172a"><title>${escape(title)}</title><rect width="${width}" height="${height}" fill="#ffffff"/>${parts.join('')}</svg>\n`,
  )

/** Mentions a day of each brand, the spikes of the first one shaded. */
const drawVolume = () => {
  const [left, top, width, height] = [46, 76, 860, 220]
  const [brand] = insights.brands
  const most = Math.max(...insights.brands.flatMap(({ volume }) => volume.map(({ mentions }) => mentions)))
  const [from, to] = [Date.parse(insights.from), Date.parse(insights.to)]
  const x = (time) => left + (width * (Date.parse(time) - from)) / (to - from)
  const y = (mentions) => top + height - (height * mentions) / most
  const bands = brand.spikes.flatMap((spike) => [
    `<rect x="${x(spike.from).toFixed(1)}" y="${top}" width="${(x(spike.to) - x(spike.from)).toFixed(1)}" height="${height}" fill="#fee2e2"/>`,
    text(
      (x(spike.from) + x(spike.to)) / 2,
      top - 6,
      `${spike.mentions}, usual ${Math.round(spike.expected)}`,
      'fill="#7f1d1d" text-anchor="middle"',
    ),
  ])
  const lines = insights.brands.map(
    ({ volume }, i) =>
      `<polyline fill="none" stroke="${colours[i]}" stroke-width="1.8" points="${volume.map((step) => `${x(step.from).toFixed(1)},${y(step.mentions).toFixed(1)}`).join(' ')}"/>`,
  )
  const legend = insights.brands.map(
    ({ name, mentions }, i) =>
      `<circle cx="${left + 6 + i * 190}" cy="40" r="5" fill="${colours[i]}"/>${text(left + 16 + i * 190, 44, `${name}: ${mentions} mentions`)}`,
  )
  const months = brand.volume
    .filter((step) => step.from.slice(8, 10) === '01')
    .map(
      (step) =>
        `<line x1="${x(step.from)}" x2="${x(step.from)}" y1="${top}" y2="${top + height}" stroke="#e2e8f0"/>${text(x(step.from), top + height + 18, day(step.from), 'fill="#475569" text-anchor="middle"')}`,
    )
  const axis = [0, Math.round(most / 2), most].map((value) =>
    text(left - 6, y(value) + 4, value, 'fill="#475569" text-anchor="end"'),
  )
  const title = `Mentions a ${insights.interval}, ${day(insights.from)} to ${day(insights.to)}`
  save('listening-volume', 930, top + height + 34, title, [
    text(left, 22, title, 'font-size="15" font-weight="600"'),
    ...bands,
    ...months,
    ...axis,
    ...lines,
    ...legend,
  ])
}

/** Share of voice with its bounds, sentiment, and the aspects of the first brand. */
const drawVoice = () => {
  const [left, width, row] = [120, 340, 30]
  const parts = [text(20, 24, 'Share of voice (bounds at 95 %) and sentiment', 'font-size="15" font-weight="600"')]
  insights.brands.forEach(({ name, share_of_voice: { mentions: share }, sentiment }, i) => {
    const at = 44 + i * row
    parts.push(
      text(20, at + 14, name),
      `<rect x="${left}" y="${at}" width="${width * share.value}" height="18" fill="${colours[i]}"/>`,
    )
    parts.push(
      `<line x1="${left + width * share.low}" x2="${left + width * share.high}" y1="${at + 9}" y2="${at + 9}" stroke="#0f172a" stroke-width="2"/>`,
    )
    parts.push(text(left + width * share.high + 8, at + 14, percent(share.value)))
    let x = 520
    for (const [mood, fill] of Object.entries(moods)) {
      const size = 360 * sentiment.shares[mood].value
      parts.push(`<rect x="${x.toFixed(1)}" y="${at}" width="${size.toFixed(1)}" height="18" fill="${fill}"/>`)
      if (mood !== 'neutral')
        parts.push(
          text(
            x + size / 2,
            at + 13,
            percent(sentiment.shares[mood].value),
            'fill="#ffffff" text-anchor="middle" font-size="11"',
          ),
        )
      x += size
    }
  })
  const [brand] = insights.brands
  const aspects = brand.aspects.slice(0, 8)
  const start = 44 + insights.brands.length * row + 34
  const most = Math.max(...aspects.map(({ mentions }) => mentions))
  parts.push(
    text(
      20,
      start - 10,
      `What is said of ${brand.name}, by aspect: negative, neutral, positive`,
      'font-size="15" font-weight="600"',
    ),
  )
  aspects.forEach(({ aspect, mentions, sentiment }, i) => {
    const at = start + 6 + i * 24
    parts.push(text(20, at + 13, aspect), text(left + (760 * mentions) / most + 8, at + 13, mentions))
    let x = left
    for (const [mood, fill] of Object.entries(moods)) {
      const size = (760 * sentiment[mood]) / most
      parts.push(`<rect x="${x.toFixed(1)}" y="${at}" width="${size.toFixed(1)}" height="16" fill="${fill}"/>`)
      x += size
    }
  })
  save('listening-voice', 930, start + 20 + aspects.length * 24, 'Share of voice, sentiment and aspects', parts)
}

/** Authors by the stage they are in, and the share of those with intent beside that of similar creators. */
const drawIntent = () => {
  const [left, width, row] = [120, 560, 24]
  const stages = intent.stages.filter(({ stage }) => stage !== 'none')
  const most = Math.max(...stages.map(({ share }) => share.high))
  const parts = [
    text(
      20,
      24,
      `Authors by stage, of ${intent.authors} (bounds at 95 %); score ${intent.score}`,
      'font-size="15" font-weight="600"',
    ),
  ]
  stages.forEach(({ stage, authors, share }, i) => {
    const at = 44 + i * row
    const fill = stage === 'objects' || stage === 'rejects' ? moods.negative : colours[0]
    parts.push(
      text(20, at + 13, stage),
      `<rect x="${left}" y="${at}" width="${((width * share.value) / most).toFixed(1)}" height="16" fill="${fill}"/>`,
    )
    parts.push(
      `<line x1="${(left + (width * share.low) / most).toFixed(1)}" x2="${(left + (width * share.high) / most).toFixed(1)}" y1="${at + 8}" y2="${at + 8}" stroke="#0f172a" stroke-width="1.5"/>`,
    )
    parts.push(text(left + (width * share.high) / most + 8, at + 13, authors))
  })
  const start = 44 + stages.length * row + 30
  parts.push(text(20, start, 'What the score is made of', 'font-size="15" font-weight="600"'))
  const largest = Math.max(...intent.factors.map(({ contribution }) => Math.abs(contribution)))
  intent.factors.forEach(({ name, contribution, why }, i) => {
    const at = start + 16 + i * row
    const size = (180 * Math.abs(contribution)) / largest
    parts.push(
      text(20, at + 13, name),
      `<rect x="${left}" y="${at}" width="${size.toFixed(1)}" height="16" fill="${contribution < 0 ? moods.negative : colours[0]}"/>`,
    )
    parts.push(
      text(left + size + 8, at + 13, `${contribution > 0 ? '+' : ''}${contribution}  ${why}`, 'fill="#334155"'),
    )
  })
  save('intent-stages', 930, start + 30 + intent.factors.length * row, 'Stages of purchase intent', parts)
}

drawVolume()
drawVoice()
drawIntent()
