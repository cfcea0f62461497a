/** Proxies cut a stream that says nothing for half a minute or so; a comment line is no event, and every reader skips it. */
const keepAliveMs = 15_000

const quiet = Symbol('quiet')

/** The events as they come, with a comment line first, so that a reader knows it is heard, and one whenever nothing came for a while. */
export async function* keptAlive(events: AsyncIterable<string>, everyMs = keepAliveMs): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]()
  yield ': listening\n\n'
  try {
    let next = iterator.next()
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const silence = new Promise<typeof quiet>((resolve) => {
        timer = setTimeout(() => resolve(quiet), everyMs)
      })
      const came = await Promise.race([next, silence]).finally(() => clearTimeout(timer))
      if (came === quiet) yield ': still here\n\n'
      else if (came.done === true) return
      else {
        yield came.value
        next = iterator.next()
      }
    }
  } finally {
    // Not waited for: what is pending ends when the call does.
    void iterator.return?.()
  }
}
