import { lines } from '../text/lines.js'

/** Names written in other scripts need a Latin form for handles. Only what the pools contain. */
const spelled = new Map(
  lines(`
مريم mariam فاطمة fatma سارة sara نور nour هبة heba ريم reem ليلى layla آية aya سلمى salma دينا dina رنا rana ندى nada شهد shahd جود joud هاجر hajar ياسمين yasmine لمى lama غادة ghada
محمد mohamed أحمد ahmed علي ali عمر omar خالد khaled يوسف youssef محمود mahmoud إبراهيم ibrahim عبدالله abdullah حسن hassan كريم karim طارق tarek فهد fahad سلطان sultan أنس anas زياد ziad ماجد majed سعيد saeed صباح sabah إحسان ehsan رضا reda
العلي alali المصري elmasry القحطاني alqahtani العتيبي alotaibi الحربي alharbi منصور mansour سليم selim بن_علي benali الإدريسي elidrissi الزهراني alzahrani درويش darwish عوض awad النجار alnajjar الشمري alshammari بركات barakat حداد haddad السيد elsayed فؤاد fouad
美咲 misaki 陽菜 hina さくら sakura 結衣 yui 葵 aoi 七海 nanami 莉子 riko 優花 yuka 真由美 mayumi 彩香 ayaka 智子 tomoko 恵 megumi 凛 rin あやか ayaka みゆ miyu 千尋 chihiro 琴音 kotone 美穂 miho
翔太 shota 大輔 daisuke 拓也 takuya 健太 kenta 蓮 ren 悠斗 yuto 陽翔 haruto 直樹 naoki 亮 ryo 和也 kazuya 誠 makoto 隼人 hayato 海斗 kaito 祐介 yusuke 颯太 sota 圭吾 keigo 慎一 shinichi 龍之介 ryunosuke 薫 kaoru 優 yu 光 hikaru 千秋 chiaki なお nao 真琴 makoto
佐藤 sato 鈴木 suzuki 高橋 takahashi 田中 tanaka 伊藤 ito 渡辺 watanabe 山本 yamamoto 中村 nakamura 小林 kobayashi 加藤 kato 吉田 yoshida 山田 yamada 佐々木 sasaki 松本 matsumoto 井上 inoue 木村 kimura 林 hayashi 清水 shimizu 森 mori 石川 ishikawa 岡田 okada 藤井 fujii 西村 nishimura 上野 ueno
`).flatMap((line) => {
    const words = line.split(' ')
    const pairs: [string, string][] = []
    for (let i = 0; i + 1 < words.length; i += 2)
      pairs.push([(words[i] ?? '').replaceAll('_', ' '), words[i + 1] ?? ''])
    return pairs
  }),
)

const marks = /[̀-ͯ]/g
const memory = new Map<string, string>()

/** A name as it stands in a handle: Latin, lower case, letters only. */
export function latin(name: string): string {
  const known = memory.get(name)
  if (known !== undefined) return known
  const text = (spelled.get(name) ?? name)
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replace(/[^a-z]/g, '')
  memory.set(name, text)
  return text
}
