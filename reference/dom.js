// Everything on the page is made of nodes: text never becomes markup.

/**
 * @param {string} tag an element's name, with classes: `p.note.strong`
 * @param {Record<string, unknown>} properties attributes; functions are listeners; false and undefined are left out
 * @param {...(Node | string | false | null | undefined | (Node | string)[])} children
 */
export const el = (tag, properties = {}, ...children) => {
  const [name, ...classes] = tag.split('.')
  const element = document.createElement(name)
  if (classes.length > 0) element.className = classes.join(' ')
  for (const [key, value] of Object.entries(properties)) setProperty(element, key, value)
  element.append(...children.flat().filter((child) => child !== false && child !== null && child !== undefined))
  return element
}

const setProperty = (element, key, value) => {
  if (value === false || value === undefined) return
  if (typeof value === 'function') element.addEventListener(key, value)
  else element.setAttribute(key, value === true ? '' : String(value))
}

let lastId = 0
/** An id for a label or a description to point to. */
export const newId = (prefix) => `${prefix}-${++lastId}`

/** Says something to those who cannot see it happen. */
export const announce = (text) => {
  document.getElementById('announcer').textContent = text
}

/** A disclosure whose content is made when it is first opened. */
export const disclosure = (className, label, makeContent, open = false) => {
  const details = el(`details.${className}`, { open }, el('summary', {}, label))
  const fill = () => {
    if (details.open && details.childElementCount === 1) details.append(...[makeContent()].flat())
  }
  details.addEventListener('toggle', fill)
  fill()
  return details
}

const copyText = async (text) => {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  // Without TLS there is no clipboard, and self-hosted services often have none.
  const helper = el('textarea.visually-hidden', { readonly: true })
  helper.value = text
  document.body.append(helper)
  helper.select()
  const copied = document.execCommand('copy')
  helper.remove()
  if (!copied) throw new Error('copying was refused')
}

/** @param {string} what goes to screen readers: "Copy the example" */
export const copyButton = (what, text) => {
  const button = el('button.button.button-quiet', { type: 'button', 'aria-label': `Copy ${what}` }, 'Copy')
  const say = (label) => {
    button.textContent = label
    announce(label)
    setTimeout(() => (button.textContent = 'Copy'), 1600)
  }
  button.addEventListener('click', () =>
    copyText(text()).then(
      () => say('Copied'),
      () => say('Could not copy'),
    ),
  )
  return button
}

/** Code that scrolls inside itself; reachable by keyboard, since it scrolls. */
export const codeBlock = (label, ...content) =>
  el('pre.code', { tabindex: 0, role: 'region', 'aria-label': label }, el('code', {}, ...content))
