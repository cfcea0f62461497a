const id = {
  code: 'id',
  fillers:
    'dong kak ka min sis gan bang wkwk wkwkwk pls plis please sih ya yah nih omg tolong mba mas guys deh woi halo hai kok',
  negators: 'gak ga nggak ngga tidak tak gk jangan belum blm bukan ogah males',
  notNegators: 'gak_sabar ga_sabar nggak_sabar tidak_sabar kenapa_tidak',
  stages: {
    asks_price: [
      [
        'berapa',
        0.95,
        '(?:harga(?:nya)?|ini|itu|nya|ongkir(?:nya)?|beli(?:nya)?|satu(?:nya)?)(?: [\\w-]+)? (?:nya )?(?:berapa(?:an)?|brp|brapa|brpa)|(?:berapa|brp|brapa)(?:an)? (?:harga(?:nya)?|duit|ribu|kak|sih|ini|itu|ongkir|ya|min|dong|satu)|nya berapaan',
      ],
      ['berapa_short', 0.92, '\u2039(?:berapa(?:an)?|brp)\u203A'],
      [
        'harga',
        0.94,
        '\u2039(?:spill |info |minta |cek |tanya )?(?:harga(?:nya)?|price(?: ?list)?|pl)(?: (?:berapa|dong|brp))?\u203A',
      ],
      ['spill_harga', 0.95, '(?:spill|info|kasih tau|minta|tanya) (?:dong )?harga(?:nya)?'],
      ['diskon', 0.85, '(?:ada|lagi|masih)(?: \\w+)? (?:diskon|promo|voucher|kode)(?=[^.!\\n]{0,20}(?:\\?|$))'],
    ],
    asks_where: [
      [
        'beli_di_mana',
        0.96,
        '(?:beli|belinya|dapet|dapat|cari|dapetnya|order|jual|dijual)(?: (?:ini|itu|nya|yang|barang))? ?(?:di ?mana|dmn|dimana|dmna)|(?:di ?mana|dmn) (?:beli|belinya|dapet|jual|dijual|bisa (?:beli|dapat))(?: ~)?',
      ],
      [
        'link',
        0.95,
        '\u2039(?:(?:spill|minta|bagi|share|mau|ada|kirim|drop|mana|taruh|boleh) )?(?:dong )?(?:link|linknya|tautan)(?: (?:nya|dong|kak|produk|beli|pembelian|shopee|toko|tokonya|nya dong))*\u203A',
      ],
      ['minta_link', 0.94, '(?:spill|minta|bagi|share|drop|kirim) (?:dong )?(?:link|toko|merk|brand|produk)(?:nya)?'],
      [
        'toko',
        0.92,
        '(?:ada )?di toko (?:apa|mana)|(?:toko|merk|merek|brand)(?:nya)? (?:apa|mana)|(?:nama|spill) toko(?:nya)?',
      ],
      [
        'kirim_ke',
        0.93,
        '(?:bisa|kirim|ngirim|ready|pengiriman)(?: \\w+)? (?:kirim )?(?:ke|sampai|luar) [\\w ]{3,25}\\?|bisa (?:kirim|cod|ngirim)(?: ke)?',
      ],
      ['ready', 0.88, '(?:masih )?(?:ready|ada stok|restock)(?: \\w+)?(?: ?\\?|\u203A)|kapan (?:restock|ready)'],
    ],
    wants: [
      [
        'butuh',
        0.93,
        '\u2039(?:aku |gue |gw |saya )?(?:juga )?(?:butuh|pengen|pingin|kepengen|mau|ingin|perlu)(?: banget)? (?:ini|satu|yang|itu|beli|punya|juga|dong|1|banget|sekarang) ~',
      ],
      [
        'butuh_short',
        0.86,
        '\u2039(?:aku |gue |saya )?(?:mau|pengen|pengin|butuh|naksir|mupeng)(?: banget| bgt| dong| juga| sekarang| nih)*\u203A',
      ],
      ['mau_satu', 0.93, 'mau (?:satu|1|juga dong|ini|itu)'],
      ['wishlist', 0.95, '(?:masuk )?wish ?list|keranjang impian'],
      ['beliin', 0.92, '(?:beliin|kadoin|bayarin|kado)(?: (?:aku|dong|ini|gue|ultah))*'],
      ['racun', 0.84, '(?:racun|ngiler|kepincut|mupeng|naksir)(?: (?:banget|bgt|sama))?'],
    ],
    will_buy: [
      [
        'checkout',
        0.95,
        '(?:mau|otw|langsung|nanti|bakal|siap|gas|auto|fix|ntar)(?: \\w+)? (?:checkout|co|cekout|order|beli|pesan|po)(?! (?:ini|di ?mana)\\?)',
      ],
      ['otw_beli', 0.95, '(?:otw|langsung|auto|gas|fix) (?:beli|checkout|order|co|meluncur)'],
      ['keracunan', 0.92, 'keracunan|teracuni|kemakan racun'],
      ['keranjang', 0.94, '(?:masuk|di|ke|udah) keranjang'],
      ['gajian', 0.9, '(?:pas|nunggu|habis|abis|nanti|tunggu) gajian'],
    ],
    bought: [
      [
        'punyaku_datang',
        0.94,
        '(?:punya ?ku|pesanan ?ku|paket ?ku|punya (?:aku|gue)|orderan ?ku)(?: \\w+)? (?:datang|dateng|sampai|sampe|udah|nyampe|baru)',
      ],
      [
        'udah_beli',
        0.95,
        '(?:udah|sudah|udh|dah|baru|barusan|tadi|kemarin|akhirnya)(?: aja)? (?:beli|order|checkout|co|pesan|dibeli|punya|pakai|nyobain)(?! (?:kedua|ketiga|lagi))(?: ~)?',
      ],
      ['kode', 0.9, '(?:pakai|pake) kode(?:nya|mu| kamu| kakak)?|kode(?:nya)? (?:berhasil|works)'],
      ['aku_punya', 0.86, '(?:aku|gue|saya) (?:juga )?(?:punya|pakai|pake) (?:ini|yang|juga)(?: ~)?'],
    ],
    repeat: [
      [
        'kedua',
        0.94,
        '(?:udah|sudah|ini|lagi|dah)? ?(?:botol|pack|pcs|order|pembelian|beli yang|kotak|tube|pot) (?:kedua|ketiga|keempat|ke ?-?\\d)|(?:kedua|ketiga) kali(?:nya)? (?:beli|order)',
      ],
      [
        'langganan',
        0.94,
        'langganan(?: [\\w-]+)?|selalu (?:beli|order|repurchase|pakai)|repurchase|repeat order|beli lagi|order lagi|udah (?:berkali-kali|bertahun-tahun)',
      ],
      ['gak_pindah', 0.86, '(?:gak|ga|nggak|ogah) (?:pindah|ganti)(?: ke lain hati)?|setia (?:sama|pakai)'],
    ],
    objects: [
      [
        'mahal',
        0.93,
        '(?:mahal(?:nya)?|kemahalan)(?: (?:banget|bgt|amat|sih|kak|ya|buat))?(?! (?:gak|ga|nggak|tidak)\\b)(?! ?\\?)',
      ],
      [
        'gak_kirim',
        0.93,
        '(?:gak|ga|nggak|tidak|gk|gabisa|belum) (?:bisa )?(?:kirim|ngirim|sampai|ready|ada) ?(?:ke|di|sini)?',
      ],
      ['sold_out', 0.93, '(?:sold ?out|habis|abis|kosong)(?: (?:mulu|terus|lagi|stok(?:nya)?|melulu))?(?! gajian)'],
      [
        'bokek',
        0.9,
        '(?:dompet(?:ku)? (?:menangis|nangis|kosong)|bokek|belum (?:ada|punya) (?:uang|duit)|(?:gak|ga) (?:ada|punya) (?:uang|duit)|duit(?:nya)? (?:gak|belum) (?:ada|cukup))',
      ],
      ['kalau', 0.88, '(?:kalau|kalo|andai) (?:lebih )?(?:murah|ada (?:warna|ukuran|diskon))'],
      [
        'ragu',
        0.8,
        '(?:beneran|emang|serius) (?:bagus|ampuh|awet|ngefek)(?=[^.!\\n]{0,15}\\?)|(?:aman|cocok) (?:buat|untuk) (?:kulit|bumil|anak|sensitif)',
      ],
    ],
    rejects: [
      [
        'balikin',
        0.95,
        '(?:beli )?(?:terus|trus|lalu|akhirnya|aku|mau) (?:aku )?(?:balikin|retur|kembaliin|refund)|minta refund',
      ],
      [
        'jangan',
        0.95,
        'jangan (?:buang|beli|habisin|sampai beli|pernah beli)(?: (?:duit|uang))?|buang-?buang (?:duit|uang)|mending (?:gak|ga) usah',
      ],
      [
        'kapok',
        0.95,
        'kapok|(?:gak|ga|nggak|tidak) (?:akan |bakal |mau |mau lagi |usah )(?:beli|order)(?: lagi)?|nyesel(?: beli)?|menyesal beli',
      ],
      [
        'zonk',
        0.9,
        'zonk|(?:gak|ga|nggak|tidak) (?:guna|berguna|ngefek|worth it|rekomen|recommended)|penipu(?:an)?|mengecewakan|kecewa (?:sama|beli|banget)',
      ],
      ['gak_butuh', 0.88, '(?:gak|ga|nggak|tidak) (?:butuh|perlu|mau|minat|tertarik)(?: (?:ini|itu|beli))?'],
    ],
  },
  not: [
    'berapa (?:lama|umur|tahun|tinggi|berat|jam|kali|hari|menit|orang)',
    '(?:mau|pengen|butuh|ingin) (?:tidur|liburan|nangis|nikah|tutorial|resep(?:nya)?|part|lanjut|tau|tahu|lihat|liat|nonton|ketemu|jadi|belajar|pelukan|ke|bgt tidur)',
    'di ?mana (?:itu|ini|sih ini|lokasinya|tempatnya)',
    'link (?:ada )?di bio',
    '(?:gak|ga|nggak) mau (?:kalah|ketinggalan|tau)',
    'habis (?:nonton|ini|itu|lihat|kerja)',
  ],
  giveaway: [
    'give ?away|undian|ikutan|ikut ya|bismillah (?:menang|dapet|rezeki)',
    '(?:semoga|pengen|mau|harap|moga)(?: \\w+)? (?:menang|dapet|kepilih|terpilih)',
    '(?:tag|mention|ajak) (?:\\d+ |dua |tiga |temen|teman)\\w*',
    'pilih aku|anda terpilih|selamat kamu',
  ],
  determiners: 'yang ini itu si sebuah satu',
  objectEnds:
    'dan atau tapi karena kalau kalo di ke dari dengan buat untuk pakai pake sama yang ini itu ya kak dong sih deh nih min banget bgt juga lagi udah sudah baru nanti sekarang kemarin besok hari aku kamu gue dia kita mereka nya apa mana berapa gak ga tidak bisa ada wkwk wkwkwk aja saja tolong malam gajian punya beli satu',
}
export { id }
//# sourceMappingURL=id.js.map
