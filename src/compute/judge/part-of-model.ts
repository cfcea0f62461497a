/**
 * Cuts out of an ONNX model what one of its outputs needs. The runtime computes all of a model whichever output is asked for; the
 * vector of meaning comes from the encoder's lower half, and costs half of the whole.
 */

/** A field of a protobuf message: its number, where it begins, and where its content stands if it has a length. */
interface Field {
  number: number
  from: number
  content: number
  to: number
}

const graphField = 7
const fieldOf = { node: 1, initializer: 5, output: 12, valueInfo: 13 }
const nameOf = { tensor: 8, value: 1 }
const nodeFields = { input: 1, output: 2 }
const withLength = 2

const readVarint = (bytes: Uint8Array, from: number): [value: number, next: number] => {
  let value = 0
  for (let at = from, factor = 1; ; at++, factor *= 128) {
    const byte = bytes[at]
    if (byte === undefined) throw new Error('The model file ends in the middle of a number.')
    value += (byte & 127) * factor
    if (byte < 128) return [value, at + 1]
  }
}

const writeVarint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...writeVarint(Math.floor(value / 128))]

const fixedBytes: Readonly<Record<number, number>> = { 1: 8, 5: 4 }

function* fieldsOf(bytes: Uint8Array, start: number, end: number): Generator<Field> {
  for (let at = start; at < end;) {
    const [tag, behindTag] = readVarint(bytes, at)
    const kind = tag % 8
    let [content, to] = [behindTag, behindTag]
    if (kind === withLength) {
      const [length, first] = readVarint(bytes, behindTag)
      content = first
      to = first + length
    } else if (kind === 0) to = readVarint(bytes, behindTag)[1]
    else to = behindTag + (fixedBytes[kind] ?? end)
    if (to > end) throw new Error('The model file is cut off.')
    yield { number: Math.floor(tag / 8), from: at, content, to }
    at = to
  }
}

const decoder = new TextDecoder()

const textsOf = (bytes: Uint8Array, { content, to }: Field, number: number): string[] => {
  const texts: string[] = []
  for (const field of fieldsOf(bytes, content, to))
    if (field.number === number) texts.push(decoder.decode(bytes.subarray(field.content, field.to)))
  return texts
}

/** Everything that the output is made of, by name: from the last node back to the first. */
const needsOf = (bytes: Uint8Array, nodes: readonly Field[], output: string): Set<string> => {
  const needs = new Set([output])
  for (const node of nodes.toReversed())
    if (textsOf(bytes, node, nodeFields.output).some((name) => needs.has(name)))
      for (const name of textsOf(bytes, node, nodeFields.input)) needs.add(name)
  return needs
}

const cutGraph = (bytes: Uint8Array, graph: Field, output: string): Uint8Array => {
  const fields = [...fieldsOf(bytes, graph.content, graph.to)]
  const needs = needsOf(
    bytes,
    fields.filter(({ number }) => number === fieldOf.node),
    output,
  )
  const isKept = (field: Field): boolean => {
    if (field.number === fieldOf.node) return textsOf(bytes, field, nodeFields.output).some((name) => needs.has(name))
    if (field.number === fieldOf.initializer)
      return textsOf(bytes, field, nameOf.tensor).some((name) => needs.has(name))
    if (field.number === fieldOf.output) return textsOf(bytes, field, nameOf.value).includes(output)
    return field.number !== fieldOf.valueInfo
  }
  return Buffer.concat(fields.filter(isKept).map(({ from, to }) => bytes.subarray(from, to)))
}

/** The model with that output alone, and nothing that it does not need. */
export const partOfModel = (model: Uint8Array, output: string): Uint8Array =>
  Buffer.concat(
    [...fieldsOf(model, 0, model.length)].map((field) => {
      if (field.number !== graphField) return model.subarray(field.from, field.to)
      const graph = cutGraph(model, field, output)
      return Buffer.concat([Buffer.from([graphField * 8 + withLength, ...writeVarint(graph.length)]), graph])
    }),
  )
