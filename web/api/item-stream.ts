import { useEffect, useState } from 'react'
import { send, type OperationName } from './client.js'
import { readEvents } from './watch.js'

const shownMax = 60
const showEveryMs = 250

export interface Streamed<Item> {
  /** The newest, at most some dozens. */
  items: Item[]
  count: number
}

/** The items of a request as they come, while it runs. Readers see the newest; the whole list is paged afterwards. */
export const useItemStream = <Item>(name: OperationName, id: string, active: boolean): Streamed<Item> => {
  const [streamed, setStreamed] = useState<Streamed<Item>>({ items: [], count: 0 })
  useEffect(() => {
    if (!active) return
    const stop = new AbortController()
    let count = 0
    let newest: Item[] = []
    let shown = 0
    const show = (): void => {
      if (shown === count) return
      shown = count
      setStreamed({ items: newest, count })
    }
    const timer = setInterval(show, showEveryMs)
    const follow = async (): Promise<void> => {
      const response = await send(name, { path: { id }, headers: { accept: 'text/event-stream' } }, stop.signal)
      for await (const { event, data } of readEvents(response)) {
        if (event !== 'item') continue
        count++
        newest = [JSON.parse(data) as Item, ...newest.slice(0, shownMax - 1)]
      }
    }
    // A stream that breaks off is no loss: the request itself is followed apart, and its list is read at the end.
    follow()
      .catch(() => {})
      .finally(show)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [name, id, active])
  return streamed
}
