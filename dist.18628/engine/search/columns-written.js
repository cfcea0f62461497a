import { BLOCK_DOCS } from './bitmap.js'
import { DictionaryWriter } from './dictionary.js'
import { codeBytes, nullCode } from './number-code.js'
import { PostingWriter } from './posting-writer.js'
import { orderByBytes } from './radix-sort.js'
const BAND_SHARES = [1 / 1024, 1 / 256, 1 / 64, ...Array.from({ length: 15 }, (_, i) => (i + 1) / 16)]
const SAMPLE_MAX = 1 << 16
function narrow(codes, bytes) {
  return bytes === 1 ? new Uint8Array(codes) : bytes === 2 ? new Uint16Array(codes) : codes
}
function writeNumbers(name, column, codes, draft) {
  const none = nullCode(column.type)
  const bounds = new Uint32Array(Math.ceil(codes.length / BLOCK_DOCS) * 3)
  for (let block = 0; block * 3 < bounds.length; block++) {
    let min = 4294967295
    let max = 0
    let nulls = 0
    const end = Math.min(codes.length, (block + 1) * BLOCK_DOCS)
    for (let doc = block * BLOCK_DOCS; doc < end; doc++) {
      const code = codes[doc]
      if (code === none) nulls++
      else {
        if (code < min) min = code
        if (code > max) max = code
      }
    }
    bounds.set([min, max, nulls], block * 3)
  }
  draft.sections.set(`${name}.codes`, narrow(codes, codeBytes(column.type)))
  draft.sections.set(`${name}.bounds`, bounds)
  if (column.bands === true) writeBands(name, codes, none, draft)
}
function writeBands(name, codes, none, draft) {
  const stride = Math.max(1, Math.floor(codes.length / SAMPLE_MAX))
  const sample = new Uint32Array(Math.ceil(codes.length / stride))
  let n = 0
  for (let doc = 0; doc < codes.length; doc += stride) {
    const code = codes[doc]
    if (code !== none) sample[n++] = code
  }
  const sorted = sample.subarray(0, n).sort()
  const found = /* @__PURE__ */ new Set()
  for (const share of BAND_SHARES) {
    const at = Math.floor(n * (1 - share))
    if (at > 0 && at < n) found.add(sorted[at])
  }
  const cuts = Uint32Array.from(found).sort()
  const writer = new PostingWriter(0, 0)
  const passed = new Uint8Array(codes.length)
  for (let doc = 0; doc < codes.length; doc++) {
    const code = codes[doc]
    if (code === none) continue
    let low = 0
    let high = cuts.length
    while (low < high) {
      const mid = (low + high) >>> 1
      if (cuts[mid] <= code) low = mid + 1
      else high = mid
    }
    passed[doc] = low
  }
  const docs = new Uint32Array(codes.length + 1)
  for (let cut = 0; cut < cuts.length; cut++) {
    let count = 0
    for (let doc = 0; doc < passed.length; doc++) {
      docs[count] = doc
      count += (cut - passed[doc]) >>> 31
    }
    writer.add(docs, void 0, 0, count)
  }
  draft.sections.set(`${name}.cuts`, cuts)
  writer.finish(`${name}.bands`, draft.sections)
}
function writeCodes(name, codes, values, draft) {
  draft.sections.set(`${name}.codes`, narrow(codes, values < 255 ? 1 : values < 65535 ? 2 : 4))
}
function writeTerms(name, table, draft) {
  const bytes = table.bytes.data
  const ends = table.ends.data
  const order = orderByBytes(bytes, ends, table.size)
  const writer = new DictionaryWriter()
  for (let i = 0; i < order.length; i++) {
    const term = order[i]
    writer.add(bytes, term === 0 ? 0 : ends[term - 1], ends[term])
  }
  writer.finish(name, draft.sections)
  draft.terms[name] = table.size
  return order
}
function tokenBytes(terms) {
  const values = terms * 2 + 2
  return values < 256 ? 1 : values < 65536 ? 2 : values < 16777216 ? 3 : 4
}
function gapToken(bytes) {
  return bytes === 4 ? 4294967295 : (1 << (bytes * 8)) - 1
}
export { gapToken, tokenBytes, writeCodes, writeNumbers, writeTerms }
//# sourceMappingURL=columns-written.js.map
