class FormatError extends Error {}
const rowBytesMax = 1048576
const tooLong = `is longer than ${rowBytesMax} bytes`
const notUtf8 = 'is not UTF-8 text; save the file as UTF-8'
const excerpt = (bytes) => bytes.toString('utf8', 0, Math.min(bytes.length, 1e3))
export { FormatError, excerpt, notUtf8, rowBytesMax, tooLong }
//# sourceMappingURL=raw-rows.js.map
