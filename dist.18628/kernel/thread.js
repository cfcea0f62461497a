import { Worker } from 'node:worker_threads'
const startThread = (name, callerUrl, options = {}) => {
  const built = callerUrl.endsWith('.ts') ? callerUrl.replace('/src/', '/dist/') : callerUrl
  return new Worker(new URL(`./${name}.js`, built), options)
}
export { startThread }
//# sourceMappingURL=thread.js.map
