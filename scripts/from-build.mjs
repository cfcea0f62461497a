// Preloaded by `npm run bench`: what it measures is what is shipped. Left to itself the loader of TypeScript compiles src/ on the
// way, and wraps every inner function to keep its name, which hot code pays for.
import { register } from 'node:module'

const source = new URL('../src/', import.meta.url).href
const built = new URL('../dist/', import.meta.url).href
const hook = `export const resolve = async (specifier, context, next) => {
  const url = specifier.startsWith('.') ? new URL(specifier, context.parentURL).href : specifier
  return next(url.startsWith('${source}') ? url.replace('${source}', '${built}') : specifier, context)
}`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
