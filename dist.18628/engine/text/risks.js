const floor = 0.05
const sources = [
  { category: 'hate', heads: ['hate', 'sexism', 'toxic_hate'] },
  { category: 'harassment', heads: ['offensive', 'toxic'] },
  { category: 'threat', heads: ['menace'] },
  { category: 'self_harm', heads: ['self_harm'] },
  { category: 'profanity', heads: ['abuse'] },
]
const decideRisks = (outputs, evidenceOf) => {
  const findings = []
  let judged = false
  for (const { category, heads } of sources) {
    let top
    for (const head of heads) {
      const probability2 = outputs[head]
      if (probability2 === void 0) continue
      judged = true
      if (top === void 0 || probability2 > top.probability) top = { head, probability: probability2 }
    }
    if (top === void 0 || top.probability < floor) continue
    const probability = Math.round(top.probability * 1e4) / 1e4
    findings.push({ category, probability, basis: 'model', evidence: probability >= 0.3 ? evidenceOf(top.head) : [] })
  }
  return judged ? findings.sort((a, b) => b.probability - a.probability) : null
}
export { decideRisks }
//# sourceMappingURL=risks.js.map
