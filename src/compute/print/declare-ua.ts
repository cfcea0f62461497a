/**
 * The compiler tags what it writes as PDF/UA-1 (ISO 14289-1) demands, but has no setting for the standard itself, so that two things are missing: that the
 * file says which standard it follows, and that its title, not its name, is shown. Both are appended as an update (ISO 32000-1, 7.5.6): what was written stays as it is.
 */
export const declareUa = (pdf: Uint8Array): Uint8Array<ArrayBuffer> => {
  const before = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const trailer = readTrailer(before)
  const catalog = readObject(before, trailer, trailer.root)
  const metadata = readObject(before, trailer, Number(/\/Metadata (\d+) 0 R/.exec(catalog.body)?.[1]))
  const changed = [
    { id: metadata.id, body: identify(metadata.body) },
    {
      id: catalog.id,
      body: catalog.body.replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true'),
    },
  ]
  return append(before, trailer, changed)
}

interface PdfObject {
  id: number
  body: string
}

interface Trailer {
  root: number
  entries: string
  table: number
}

const trailerBytes = 2048

const readTrailer = (pdf: Buffer): Trailer => {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - trailerBytes))
  const [, entries = '', table = ''] = /trailer\s*<<([\s\S]*)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail) ?? []
  const root = /\/Root (\d+) 0 R/.exec(entries)?.[1]
  if (root === undefined) throw new Error('The PDF has no trailer that can be read.')
  return { root: Number(root), entries, table: Number(table) }
}

/** Each line of the table has 20 bytes; the compiler numbers its objects from 0 without holes. */
const readObject = (pdf: Buffer, { table }: Trailer, id: number): PdfObject => {
  const firstLine = pdf.indexOf('\n', pdf.indexOf('\n', table) + 1) + 1
  const at = Number(pdf.toString('latin1', firstLine + id * 20, firstLine + id * 20 + 10))
  const start = pdf.indexOf('obj', at) + 3
  return { id, body: pdf.toString('latin1', start, pdf.indexOf('endobj', start)).trim() }
}

const identification =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

const identify = (metadata: string): string => {
  const [, packet = ''] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(metadata) ?? []
  const said = packet.replace('</rdf:RDF>', `${identification}</rdf:RDF>`)
  return `<<\n  /Length ${said.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${said}\nendstream`
}

const append = (pdf: Buffer, { entries, table }: Trailer, objects: readonly PdfObject[]): Uint8Array<ArrayBuffer> => {
  let text = '\n'
  const lines = objects.map(({ id, body }) => {
    const at = String(pdf.length + text.length).padStart(10, '0')
    text += `${id} 0 obj\n${body}\nendobj\n`
    return `${id} 1\n${at} 00000 n \n`
  })
  const startsAt = pdf.length + text.length
  text += `xref\n${lines.join('')}trailer\n<<${entries.trimEnd()}\n  /Prev ${table}\n>>\nstartxref\n${startsAt}\n%%EOF\n`
  return Uint8Array.from(Buffer.concat([pdf, Buffer.from(text, 'latin1')]))
}
