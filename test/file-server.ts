import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { drawPicture } from '../src/sources/demo/picture.js'

export interface FileServer {
  /** "address:port", for what may be reached although it is not public. */
  address: string
  origin: string
  close: () => void
}

/** A server of our own on a free port, for what would otherwise be fetched from the web. */
export const listenWith = async (listener: RequestListener): Promise<FileServer> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    origin: `http://${address}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Serves files by their path. `asked` notes what is asked for. */
export const serveFiles = (
  files: ReadonlyMap<string, Buffer>,
  { type, asked = [] }: { type: string; asked?: string[] },
): Promise<FileServer> =>
  listenWith((request, response) => {
    asked.push(request.url ?? '')
    const file = files.get(request.url ?? '')
    if (file === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': type }).end(file)
  })

/** A plain picture, one with words in it, one cut short, and one that is none. */
export const somePictures = async (words: string): Promise<Map<string, Buffer>> => {
  const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aacc' } })
    .png()
    .toBuffer()
  return new Map([
    ['/plain.png', plain],
    ['/words.jpg', await drawPicture(3, words, 1080, 1080)],
    ['/cut.png', plain.subarray(0, 120)],
    ['/text.png', Buffer.from('<html>not a picture</html>')],
  ])
}
