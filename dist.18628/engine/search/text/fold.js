const DROPPED = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u200b-\u200f\u2060\ufeff\u00ad\ufe00-\ufe0f]/g;
const LETTERS = {
  \u00DF: "ss",
  \u00F8: "o",
  \u0142: "l",
  \u0111: "d",
  \u00F0: "d",
  \u0131: "i",
  \u00E6: "ae",
  \u0153: "oe",
  \u00FE: "th",
  \u0127: "h",
  \u0167: "t",
  \u014B: "n",
  \u0138: "k",
  \u0192: "f",
  \u03C2: "\u03C3",
  \u0649: "\u064A",
  \u06CC: "\u064A",
  \u06A9: "\u0643",
  \u0629: "\u0647",
  \u0259: "e"
};
const LETTER = /[ßøłđðıæœþħŧŋĸƒςىیکةə]/g;
function isAscii(text) {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
function fold(text) {
  if (isAscii(text)) return text.toLowerCase();
  return text.toWellFormed().normalize("NFKD").replace(DROPPED, "").toLowerCase().replace(DROPPED, "").replace(LETTER, (letter) => LETTERS[letter] ?? letter).normalize("NFC");
}
export {
  fold,
  isAscii
};
//# sourceMappingURL=fold.js.map
