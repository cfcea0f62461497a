/** What people talk about when they talk about a product. Words are folded, as the index keeps them. */
const lexicon: Record<string, string> = {
  price:
    'price prices priced pricey expensive cheap cheaper overpriced affordable cost costs worth money discount deal sale precio precios caro cara barato barata preco precos prix cher chere preis preise teuer billig gunstig harga mahal murah diskon سعر السعر غالي رخيص 値段 価格 高い 安い',
  quality:
    'quality durable flimsy broke broken cheaply sturdy defective faulty calidad roto rota qualidade quebrou quebrado qualite casse qualitat kaputt kualitas rusak جوده الجوده مكسور 品質 壊れ',
  effect:
    'works worked working results result effective useless difference improved glow glowing smooth hydrated funciona funciono resultados resultado efeito efficace resultats wirkt wirkung ergebnis hasil ampuh manjur نتيجه النتيجه فعال 効果 効い',
  safety:
    'rash rashes burn burns burned burning allergy allergic reaction irritated irritation itchy swollen recall recalled unsafe toxic contaminated hives blisters sarpullido alergia alergica irritacion quemadura retirada alergico irritacao queimadura recolhimento eruption allergie allergique irritation rappel brulure ausschlag allergisch rotung ruckruf verbrannt ruam alergi iritasi gatal penarikan حساسيه طفح حرق سحب かぶれ アレルギー 回収 荒れ',
  ingredients:
    'ingredient ingredients formula paraben parabens fragrance alcohol acid retinol niacinamide vegan ingrediente ingredientes formule inhaltsstoffe rezeptur bahan kandungan مكونات 成分',
  delivery:
    'delivery delivered shipping shipped arrived package parcel courier late envio entrega llego chegou frete livraison colis livre lieferung geliefert paket versand pengiriman kiriman sampai ongkir توصيل شحن وصل 配送 届い',
  packaging:
    'packaging box bottle pump lid cap tube jar leaked leaking envase embalagem frasco emballage flacon verpackung flasche kemasan botol عبوه علبه 容器 パッケージ',
  service:
    'support service refund refunds refunded customer complaint reply replied return returns devolucion reembolso atencion atendimento devolucao remboursement service kundendienst erstattung layanan pengembalian خدمه استرجاع 返金 対応 サポート',
  availability:
    'sold stock restock restocked unavailable backorder agotado agotada esgotado esgotada rupture ausverkauft habis kosong نفد متوفر 売り切れ 在庫',
  design:
    'design colour color colours colors shade shades look looks beautiful ugly style diseno cor couleur farbe aussehen warna desain لون تصميم 色 デザイン',
  scent:
    'smell smells scent scented stinks perfume olor huele cheiro odeur parfum geruch duft riecht bau aroma wangi رائحه 香り 匂い',
  taste:
    'taste tastes tasty flavour flavor delicious sabor rico gosto delicioso gout delicieux geschmack lecker rasa enak طعم لذيذ 味 美味しい',
  trust:
    'scam fake honest lied lying lies misleading trust shady cover boycott apology apologize apologise statement estafa mentira confianza boicot disculpa golpe enganacao boicote arnaque mensonge confiance boycotter excuses betrug luge vertrauen boykott entschuldigung penipuan bohong percaya boikot maaf نصب كذب ثقه مقاطعه اعتذار 詐欺 嘘 信用 謝罪 不買',
  fit: 'size sizes sizing fit fits tight loose talla tamano tamanho taille grosse passt ukuran مقاس サイズ',
  ease: 'easy simple complicated difficult instructions confusing facil dificil simples facile complique einfach schwierig mudah ribet سهل صعب 簡単 難しい',
}

export const aspectNames: readonly string[] = Object.keys(lexicon)

const byTerm = new Map<string, number>()
aspectNames.forEach((name, i) => {
  for (const term of (lexicon[name] ?? '').split(' ')) if (!byTerm.has(term)) byTerm.set(term, i)
})

/** The aspect a term of the index speaks of, as a place in aspectNames; -1 for none. */
export const aspectOf = (term: string): number => byTerm.get(term) ?? -1
