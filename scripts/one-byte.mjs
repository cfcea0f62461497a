// V8 keeps the text of a module in memory, with two bytes for each character as soon as one of them is not of Latin-1. In joined files these are a
// few in patterns and comments: written as escapes they mean the same, and the text takes half the memory, in every thread.
import { readFileSync, writeFileSync } from 'node:fs'

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Rewrites a joined file. esbuild has escaped everything but patterns, comments and templates with a tag; an escape means the same there, but to String.raw. */
export const keepToOneByte = (file) => {
  const text = readFileSync(file, 'utf8')
  if (/String\.raw`[^`]*[^\0-\x7f`]/.test(text)) throw new Error(`${file}: String.raw shows escapes as they are.`)
  const narrow = text.replace(/[^\0-\x7f]/g, escaped)
  if (narrow !== text) writeFileSync(file, narrow)
}
