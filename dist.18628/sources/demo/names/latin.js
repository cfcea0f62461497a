import { lines } from '../text/lines.js'
const spelled = new Map(
  lines(`
\u0645\u0631\u064A\u0645 mariam \u0641\u0627\u0637\u0645\u0629 fatma \u0633\u0627\u0631\u0629 sara \u0646\u0648\u0631 nour \u0647\u0628\u0629 heba \u0631\u064A\u0645 reem \u0644\u064A\u0644\u0649 layla \u0622\u064A\u0629 aya \u0633\u0644\u0645\u0649 salma \u062F\u064A\u0646\u0627 dina \u0631\u0646\u0627 rana \u0646\u062F\u0649 nada \u0634\u0647\u062F shahd \u062C\u0648\u062F joud \u0647\u0627\u062C\u0631 hajar \u064A\u0627\u0633\u0645\u064A\u0646 yasmine \u0644\u0645\u0649 lama \u063A\u0627\u062F\u0629 ghada
\u0645\u062D\u0645\u062F mohamed \u0623\u062D\u0645\u062F ahmed \u0639\u0644\u064A ali \u0639\u0645\u0631 omar \u062E\u0627\u0644\u062F khaled \u064A\u0648\u0633\u0641 youssef \u0645\u062D\u0645\u0648\u062F mahmoud \u0625\u0628\u0631\u0627\u0647\u064A\u0645 ibrahim \u0639\u0628\u062F\u0627\u0644\u0644\u0647 abdullah \u062D\u0633\u0646 hassan \u0643\u0631\u064A\u0645 karim \u0637\u0627\u0631\u0642 tarek \u0641\u0647\u062F fahad \u0633\u0644\u0637\u0627\u0646 sultan \u0623\u0646\u0633 anas \u0632\u064A\u0627\u062F ziad \u0645\u0627\u062C\u062F majed \u0633\u0639\u064A\u062F saeed \u0635\u0628\u0627\u062D sabah \u0625\u062D\u0633\u0627\u0646 ehsan \u0631\u0636\u0627 reda
\u0627\u0644\u0639\u0644\u064A alali \u0627\u0644\u0645\u0635\u0631\u064A elmasry \u0627\u0644\u0642\u062D\u0637\u0627\u0646\u064A alqahtani \u0627\u0644\u0639\u062A\u064A\u0628\u064A alotaibi \u0627\u0644\u062D\u0631\u0628\u064A alharbi \u0645\u0646\u0635\u0648\u0631 mansour \u0633\u0644\u064A\u0645 selim \u0628\u0646_\u0639\u0644\u064A benali \u0627\u0644\u0625\u062F\u0631\u064A\u0633\u064A elidrissi \u0627\u0644\u0632\u0647\u0631\u0627\u0646\u064A alzahrani \u062F\u0631\u0648\u064A\u0634 darwish \u0639\u0648\u0636 awad \u0627\u0644\u0646\u062C\u0627\u0631 alnajjar \u0627\u0644\u0634\u0645\u0631\u064A alshammari \u0628\u0631\u0643\u0627\u062A barakat \u062D\u062F\u0627\u062F haddad \u0627\u0644\u0633\u064A\u062F elsayed \u0641\u0624\u0627\u062F fouad
\u7F8E\u54B2 misaki \u967D\u83DC hina \u3055\u304F\u3089 sakura \u7D50\u8863 yui \u8475 aoi \u4E03\u6D77 nanami \u8389\u5B50 riko \u512A\u82B1 yuka \u771F\u7531\u7F8E mayumi \u5F69\u9999 ayaka \u667A\u5B50 tomoko \u6075 megumi \u51DB rin \u3042\u3084\u304B ayaka \u307F\u3086 miyu \u5343\u5C0B chihiro \u7434\u97F3 kotone \u7F8E\u7A42 miho
\u7FD4\u592A shota \u5927\u8F14 daisuke \u62D3\u4E5F takuya \u5065\u592A kenta \u84EE ren \u60A0\u6597 yuto \u967D\u7FD4 haruto \u76F4\u6A39 naoki \u4EAE ryo \u548C\u4E5F kazuya \u8AA0 makoto \u96BC\u4EBA hayato \u6D77\u6597 kaito \u7950\u4ECB yusuke \u98AF\u592A sota \u572D\u543E keigo \u614E\u4E00 shinichi \u9F8D\u4E4B\u4ECB ryunosuke \u85AB kaoru \u512A yu \u5149 hikaru \u5343\u79CB chiaki \u306A\u304A nao \u771F\u7434 makoto
\u4F50\u85E4 sato \u9234\u6728 suzuki \u9AD8\u6A4B takahashi \u7530\u4E2D tanaka \u4F0A\u85E4 ito \u6E21\u8FBA watanabe \u5C71\u672C yamamoto \u4E2D\u6751 nakamura \u5C0F\u6797 kobayashi \u52A0\u85E4 kato \u5409\u7530 yoshida \u5C71\u7530 yamada \u4F50\u3005\u6728 sasaki \u677E\u672C matsumoto \u4E95\u4E0A inoue \u6728\u6751 kimura \u6797 hayashi \u6E05\u6C34 shimizu \u68EE mori \u77F3\u5DDD ishikawa \u5CA1\u7530 okada \u85E4\u4E95 fujii \u897F\u6751 nishimura \u4E0A\u91CE ueno
`).flatMap((line) => {
    const words = line.split(' ')
    const pairs = []
    for (let i = 0; i + 1 < words.length; i += 2)
      pairs.push([(words[i] ?? '').replaceAll('_', ' '), words[i + 1] ?? ''])
    return pairs
  }),
)
const marks = /[̀-ͯ]/g
const memory = /* @__PURE__ */ new Map()
function latin(name) {
  const known = memory.get(name)
  if (known !== void 0) return known
  const text = (spelled.get(name) ?? name)
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('\u0131', 'i')
    .replaceAll('\xDF', 'ss')
    .replaceAll('\u0142', 'l')
    .replaceAll('\xF8', 'o')
    .replace(/[^a-z]/g, '')
  memory.set(name, text)
  return text
}
export { latin }
//# sourceMappingURL=latin.js.map
