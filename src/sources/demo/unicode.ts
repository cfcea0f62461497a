/** Texts that break careless code: right-to-left with digits, joined emoji, combining marks, Han, controls, long words. */
export const oddTexts: readonly string[] = [
  'مرحبا 123 world عالم (abc) — ‏نص من اليمين‏ 50%',
  'Family: 👨‍👩‍👧‍👦 flag: 🏳️‍🌈 skin: 👩🏽‍🚀 keycap: 3️⃣ #👍🏿',
  'Z̷͎̈a̴͉̚l̶̠͌g̵̰̈́o and café vs café, Å vs Å, ﬁ vs fi',
  '漢字かなカナ ﾊﾝｶｸ 𠮷野家 한국어 조합: 한 #東京 @名前',
  'שלום עולם \u202Eevil.exe\u202C tail \u2066isolate\u2069',
  'zero\u200Bwidth\u200Cjoin\u200Der\uFEFF soft\u00ADhyphen nbsp\u00A0here line\u2028separator',
  'ǅ İ ı ſ ß ẞ ŉ — UPPER İSTANBUL lower ISTANBUL',
  '🇲🇽🇩🇪🇯🇵 ' + 'a'.repeat(300),
  'हिन्दी क्षत्रिय தமிழ் ไทยไม่มีช่องว่าง ខ្មែរ 🙂\u0301',
  '<b>not html</b> &amp; "quotes" \'single\' \\ back/slash `tick` ${dollar} =1+1 %00',
]
