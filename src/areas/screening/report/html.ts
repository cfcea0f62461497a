import type { ReportView } from './view.js'
import type { PersonView } from './view-person.js'
import type { ItemView } from './view-items.js'

/** Everything that comes from outside goes through here. */
const text = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** Only addresses of the web become links. */
const link = (url: string): string =>
  /^https?:\/\//i.test(url) ? `<a href="${text(url)}" rel="noopener noreferrer nofollow">${text(url)}</a>` : text(url)

/** Light and dark as the reader has it; on paper always light. */
const style = `
:root{color-scheme:light dark;--ink:#14213d;--muted:#5c677d;--page:#eef0f4;--sheet:#fff;--soft:#f6f7fa;--pill:#f0f2f6;--rule:#dfe3ea;--link:#27539b;--mark:color-mix(in srgb,var(--accent) 28%,white)}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e6e9f0;--muted:#a3adbf;--page:#0b1020;--sheet:#131a2c;--soft:#1b2439;--pill:#26314b;--rule:#2f3a55;--link:#9dc0ff;--mark:color-mix(in srgb,var(--accent) 45%,#131a2c)}
svg [fill="#14213d"]{fill:var(--ink)}svg [fill="#5c677d"]{fill:var(--muted)}svg [fill="#dfe3ea"]{fill:#3a4766}svg [stroke="#dfe3ea"]{stroke:var(--rule)}}
*{box-sizing:border-box}body{margin:0;font:15px/1.55 "Noto Sans",system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--ink);background:var(--page)}
main{max-width:860px;margin:0 auto;background:var(--sheet);padding:0 0 48px;box-shadow:0 1px 30px #0b102033;overflow-wrap:anywhere}
header{background:#14213d;color:#fff;padding:56px 56px 40px;border-top:9px solid var(--accent);print-color-adjust:exact;-webkit-print-color-adjust:exact}header .brand{letter-spacing:.25em;font-weight:700;font-size:12px;opacity:.75}
header h1{font-size:38px;line-height:1.15;margin:8px 0 10px}header .kind{margin-top:44px;opacity:.85}header ul{list-style:none;margin:0;padding:0;opacity:.9}header .synthetic{display:inline-block;border:1px solid #ffffff80;border-radius:4px;padding:2px 10px;font-size:13px}
.draft{background:#e0a100;color:#14213d;border-radius:4px;padding:2px 8px;margin-left:8px}.verdict{display:flex;gap:24px;align-items:center;margin:34px 0}.score{flex:none;width:118px;height:118px;border:8px solid var(--accent);border-radius:50%;display:grid;place-content:center;text-align:center}
.score b{font-size:36px;line-height:1}.score span{font-size:11px;opacity:.8}.level b{display:block;font-size:28px}.level span{opacity:.85;font-size:13px}
dl.cover{display:grid;grid-template-columns:1fr 1fr;gap:12px 24px;margin:0;border-top:1px solid #ffffff33;padding-top:16px}dt{font-size:11px;text-transform:uppercase;letter-spacing:.06em;opacity:.75}dd{margin:0}
section{padding:8px 56px 0}h2{font-size:21px;margin:30px 0 10px;break-after:avoid}h3{font-size:15px;margin:24px 0 8px;break-after:avoid}.muted{color:var(--muted);font-size:13px}
.box{background:var(--soft);border-left:4px solid var(--accent);padding:12px 16px;border-radius:4px}.box p{margin:4px 0}
table{border-collapse:collapse;width:100%;font-size:14px}tr{break-inside:avoid}td,th{text-align:left;padding:7px 8px 7px 0;border-bottom:1px solid var(--rule);vertical-align:top}td.n,th.n{text-align:right;padding-right:0;white-space:nowrap}td.name{width:9em;overflow-wrap:normal}td.at{width:6.5em}
.bar{height:8px;border-radius:4px;background:var(--rule);margin:6px 0;print-color-adjust:exact;-webkit-print-color-adjust:exact}.bar div{height:8px;border-radius:4px;background:var(--accent)}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(110px,1fr));gap:8px}.numbers div{background:var(--soft);border-radius:4px;padding:10px}.numbers b{display:block;font-size:22px}
svg{width:100%;height:auto;display:block;print-color-adjust:exact;-webkit-print-color-adjust:exact}article{border-left:3px solid var(--rule);padding:2px 0 2px 14px;margin:16px 0;break-inside:avoid}article p{margin:4px 0;white-space:pre-wrap}
mark{color:inherit;background:var(--mark);border-radius:2px;print-color-adjust:exact;-webkit-print-color-adjust:exact}.pill{display:inline-block;background:var(--pill);color:var(--ink);border-radius:9px;padding:0 8px;font-size:12px;font-weight:700;margin-left:4px}
a{color:var(--link)}code{font-size:12px}@page{margin:16mm 14mm}@media print{body{background:#fff;font-size:11pt}main{box-shadow:none;max-width:none}header{padding:32px 36px}section{padding:6px 0 0}}@media(max-width:600px){header,section{padding-left:20px;padding-right:20px}header h1{font-size:30px}td.at{width:auto}td.name{width:7em}td,th{font-size:13px}}
`

const item = ({ n, meta, categories, parts, rtl, why, proof, url }: ItemView): string =>
  `<article><div class="muted">${text(n)} · ${text(meta)}${categories.map((each) => `<span class="pill">${text(each)}</span>`).join('')}</div><p dir="${rtl ? 'rtl' : 'ltr'}">${parts
    .map((part) => (part.mark ? `<mark>${text(part.text)}</mark>` : text(part.text)))
    .join('')}</p><div class="muted">${text(why)}<br>${text(proof)}<br>${link(url)}</div></article>`

const person = ({ name, accounts }: PersonView, { person: words }: ReportView['words']): string => {
  const row = (each: PersonView['accounts'][number]['rows'][number]): string =>
    `<tr><td class="name"><b>${text(each.identifier)}</b></td><td>${text(each.given)}</td><td>${text(each.found)}<div class="muted">${text(each.why)}</div></td><td>${text(each.outcome)}</td><td class="n">${text(each.weight)}</td></tr>`
  const table = (rows: PersonView['accounts'][number]['rows']): string =>
    `<table><tr><th>${text(words.identifier)}</th><th>${text(words.given)}</th><th>${text(words.found)}</th><th></th><th class="n">${text(words.weight)}</th></tr>${rows.map(row).join('')}</table>`
  return `<p><b>${text(name)}</b></p><p class="muted">${text(words.about)}</p>${accounts
    .map(
      (each) =>
        `<h3>${text(each.title)}</h3><p><b>${text(each.probability)}</b><br>${text(each.confirmed)}</p>${table(each.rows)}`,
    )
    .join('')}`
}

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${text(line)}</p>`).join('')
const section = (title: string, body: string): string => `<section><h2>${text(title)}</h2>${body}</section>`
const optional = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<h3>${text(title)}</h3>${paragraphs(lines)}`

/** The report as one page that needs nothing else: no script, no picture, no font from anywhere. */
export const toHtml = (view: ReportView): string => {
  const { words } = view
  const factors = view.factors
    .map(
      (factor) =>
        `<tr><td class="name"><b>${text(factor.name)}</b></td><td><div class="bar"><div style="width:${Math.round(Math.max(0, Math.min(1, factor.share)) * 1000) / 10}%"></div></div><div class="muted">${text(factor.why)}</div></td><td class="n"><b>${text(factor.contribution)}</b></td></tr>`,
    )
    .join('')
  const decisions = view.decisions
    .map(
      (each) =>
        `<tr><td class="at">${text(each.at)}</td><td><b>${text(each.kind)}</b></td><td dir="auto">${text(each.reason)}</td><td class="n">${text(each.change)}</td></tr>`,
    )
    .join('')
  const rules = view.rules
    .map(
      (rule) =>
        `<tr><td>${text(rule.name)}</td><td class="n">${text(rule.threshold)}</td><td class="n">${text(rule.weight)}</td></tr>`,
    )
    .join('')
  const none = `<p class="muted">${text(words.noneFlagged)}</p>`
  return `<!doctype html>
<html lang="${view.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${text(view.title)}</title><style>:root{--accent:${view.color}}${style}</style></head><body><main>
<header><div class="brand">ROSTRA</div><div class="kind">${text(words.report)}${view.draft === '' ? '' : ` <b class="draft">${text(view.draft)}</b>`}</div><h1>${text(view.subject.name)}</h1><ul>${view.subject.profiles.map((each) => `<li>${text(each)}</li>`).join('')}</ul>
<div class="verdict"><div class="score"><b>${text(view.score)}</b><span>${text(words.of100)}</span></div><div class="level"><span>${text(words.level)}</span><b>${text(view.level)}</b><span>${text(view.confidence)}</span></div></div>
<dl class="cover">${view.cover.map(([name, value]) => `<div><dt>${text(name)}</dt><dd>${text(value)}</dd></div>`).join('')}</dl>${view.synthetic ? `<p class="synthetic">${text(words.synthetic)}</p>` : ''}</header>
${section(
  words.summary,
  `<div class="box">${paragraphs(view.summary)}</div>${view.signOff.map((line) => `<p><b>${text(line)}</b></p>`).join('')}<h3>${text(words.factors)}</h3>${view.factors.length === 0 ? none : `<table>${factors}<tr><td><b>${text(words.score)}</b></td><td></td><td class="n"><b>${text(view.score)}</b></td></tr></table>`}
<h3>${text(words.coverage)}</h3><div class="numbers">${view.numbers.map(([name, value]) => `<div><b>${text(value)}</b>${text(name)}</div>`).join('')}</div><div class="muted">${paragraphs(view.coverage)}</div>
<h3>${text(words.timeline)}</h3>${view.timelineSvg}<h3>${text(words.categories)}</h3>${view.categoriesSvg}${optional(words.identity, view.identity)}${optional(words.employment, view.employment)}`,
)}
${view.person === null ? '' : section(words.person.title, person(view.person, words))}
${section(words.evidence, `${view.itemsNote === null ? '' : `<p class="muted">${text(view.itemsNote)}</p>`}${view.items.length === 0 ? none : view.items.map(item).join('')}`)}
${section(words.decisions, view.decisions.length === 0 ? `<p class="muted">${text(words.noDecisions)}</p>` : `<table>${decisions}</table>`)}
${section(words.criteria, `<p class="muted">${text(view.criteriaLine)}</p><table><tr><th>${text(words.category)}</th><th class="n">${text(words.threshold)}</th><th class="n">${text(words.weight)}</th></tr>${rules}</table>${view.keywords.length === 0 ? '' : `<p>${text(words.keywords)}: ${text(view.keywords.join(', '))}</p>`}`)}
${section(words.method, paragraphs(view.method))}${section(words.limits, paragraphs(view.limits))}${section(words.dispute, `<p>${text(view.dispute)}</p><p class="muted">${text(words.seal)}<br><code>${text(view.sha256)}</code></p>`)}
</main></body></html>
`
}
