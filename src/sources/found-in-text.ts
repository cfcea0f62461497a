/** Links, tags and names that a text carries, for networks that do not list them beside it. */

export { linksIn } from '../engine/language/links.js'
export const tagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/#([\p{L}\p{N}_]{2,100})/gu)].map(([, tag = '']) => tag.toLowerCase())),
]
export const mentionsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?<![\p{L}\p{N}.])@([\p{L}\p{N}._-]{3,30})/gu)].map(([, name = '']) =>
      name.toLowerCase().replace(/[._-]+$/, ''),
    ),
  ),
]
