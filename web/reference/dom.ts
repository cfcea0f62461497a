// Everything on the page is made of nodes: text never becomes markup.

export type Child = Node | string | false | null | undefined

type NameOf<Tag extends string> = Tag extends `${infer Name}.${string}` ? Name : Tag
type ElementOf<Tag extends string> =
  NameOf<Tag> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[NameOf<Tag>] : HTMLElement

type Property = string | number | boolean | undefined | (() => void) | ((event: KeyboardEvent) => void)

/** Attributes, where false and undefined are left out, and listeners. */
interface Properties {
  click?: () => void
  input?: () => void
  keydown?: (event: KeyboardEvent) => void
  [attribute: string]: Property
}

const setProperty = (element: HTMLElement, key: string, value: Property): void => {
  if (value === false || value === undefined) return
  if (typeof value === 'function') element.addEventListener(key, value as EventListener)
  else element.setAttribute(key, value === true ? '' : String(value))
}

/** Those that are there. */
export const present = (children: readonly Child[]): (Node | string)[] =>
  children.filter((child): child is Node | string => child !== false && child !== null && child !== undefined)

/** An element by its name, with classes: `p.note.strong`. */
export const el = <Tag extends string>(
  tag: Tag,
  properties: Properties = {},
  ...children: (Child | readonly Child[])[]
): ElementOf<Tag> => {
  const [name = '', ...classes] = tag.split('.')
  const element = document.createElement(name)
  if (classes.length > 0) element.className = classes.join(' ')
  for (const [key, value] of Object.entries(properties)) setProperty(element, key, value)
  element.append(...present(children.flat()))
  return element as ElementOf<Tag>
}

/** A part of the page that index.html has. */
export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no #${id}.`)
  return found
}

/** An input of the page that index.html has. */
export const inputById = (id: string): HTMLInputElement => {
  const found = byId(id)
  if (!(found instanceof HTMLInputElement)) throw new Error(`#${id} is no input.`)
  return found
}

let lastId = 0
/** An id for a label or a description to point to. */
export const newId = (prefix: string): string => `${prefix}-${++lastId}`

/** Says something to those who cannot see it happen. */
export const announce = (text: string): void => {
  byId('announcer').textContent = text
}

/** A disclosure whose content is made when it is first opened. */
export const disclosure = (label: Child, makeContent: () => Child | readonly Child[]): HTMLDetailsElement => {
  const details = el('details.more', {}, el('summary', {}, label))
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(...present([makeContent()].flat()))
  })
  return details
}

const copyText = async (text: string): Promise<void> => {
  // Without TLS there is no clipboard, and self-hosted services often have none.
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const helper = el('textarea.visually-hidden', { readonly: true })
  helper.value = text
  document.body.append(helper)
  helper.select()
  const copied = document.execCommand('copy')
  helper.remove()
  if (!copied) throw new Error('copying was refused')
}

const copiedShownMs = 1600

/** `what` is for screen readers: "Copy the example". */
export const copyButton = (what: string, text: () => string): HTMLButtonElement => {
  const button = el('button.button.quiet.slim', { type: 'button', 'aria-label': `Copy ${what}` }, 'Copy')
  const say = (label: string): void => {
    button.textContent = label
    announce(label)
    setTimeout(() => (button.textContent = 'Copy'), copiedShownMs)
  }
  button.addEventListener('click', () => {
    copyText(text()).then(
      () => say('Copied'),
      () => say('Could not copy'),
    )
  })
  return button
}

/** Code that scrolls inside itself; reachable by keyboard, since it scrolls. */
export const codeBlock = (label: string, ...content: Child[]): HTMLPreElement =>
  el('pre.code', { tabindex: 0, role: 'group', 'aria-label': label }, el('code', {}, ...content))

/** Code with a button that copies it. */
export const copyableCode = (label: string, what: string, text: () => string, ...content: Child[]): HTMLDivElement =>
  el('div.code-frame', {}, copyButton(what, text), codeBlock(label, ...content))
