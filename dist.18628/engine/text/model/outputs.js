const englishHeads = ['hate', 'offensive', 'abuse', 'sexism', 'menace', 'self_harm', 'irony', 'intent', 'spam']
const headsByLanguage = {
  en: englishHeads,
  pt: ['toxic', 'toxic_hate'],
  fr: ['toxic', 'toxic_hate'],
  ar: ['toxic', 'toxic_hate'],
}
const sentimentLanguages = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'pt']
export { englishHeads, headsByLanguage, sentimentLanguages }
//# sourceMappingURL=outputs.js.map
