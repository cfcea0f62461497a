import { parentPort } from 'node:worker_threads'
class Moved {
  constructor(value, transfer) {
    this.value = value
    this.transfer = transfer
  }
  value
  transfer
}
const serve = (answer, hear = () => {}) => {
  let last = Promise.resolve()
  const handle = async (message) => {
    if ('tell' in message) {
      hear(message.tell, message.word)
      return
    }
    try {
      const result = await answer(message.run)
      if (result instanceof Moved) parentPort?.postMessage({ value: result.value }, result.transfer)
      else parentPort?.postMessage({ value: result })
    } catch (error) {
      parentPort?.postMessage({ error: toSendable(error) })
    }
  }
  parentPort?.on('message', (message) => {
    last = last.then(() => handle(message))
  })
}
const toSendable = (error) =>
  error instanceof Error ? { ...error, name: error.name, message: error.message, stack: error.stack } : error
export { Moved, serve }
//# sourceMappingURL=serve.js.map
