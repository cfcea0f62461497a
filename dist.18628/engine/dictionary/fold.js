const letters = {
  \u00DF: "ss",
  \u00F8: "o",
  \u0142: "l",
  \u0131: "i",
  \u0111: "d",
  \u00F0: "d",
  \u00FE: "th",
  \u00E6: "ae",
  \u0153: "oe",
  \u0127: "h",
  \u0167: "t",
  \u014B: "n",
  \u0259: "e",
  \u03C2: "\u03C3",
  \u0649: "\u064A",
  \u06CC: "\u064A",
  \u06A9: "\u0643",
  \u0629: "\u0647",
  \u0640: ""
};
const plainAscii = /^[\x20-\x7e]*$/;
const special = new RegExp(`[${Object.keys(letters).join("")}]`, "gu");
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u200c\u200d\ufe0e\ufe0f]/g;
const plainWord = /^[a-z0-9]+$/;
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const fold = (text) => {
  if (plainAscii.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").toLowerCase().replace(marks, "").replace(special, (letter) => letters[letter] ?? letter);
};
const words = (text) => {
  const folded = fold(text);
  return plainWord.test(folded) ? [folded] : folded.match(wordPattern) ?? [];
};
export {
  fold,
  words
};
//# sourceMappingURL=fold.js.map
