const idLife = `
# life.extra
(beauty) Kulitku protes abis [terbang|kondangan|begadang tiga malam], jadi [sup sama pelembap|rutinitas nenek] sampai {day}
(fashion) Sepatu masuk tukang sol, [kayak baru seharga dua kopi|dimarahin karena dipakai hujan]
(drinks) Biji kopi baru, {n} pagi baru [kerasa buahnya|gak kayak roti gosong]
(drinks) Cangkir favorit pecah, [hening sejenak|jadi pot]
(sports) Seratus free throw sebelum sarapan, [separuh masuk|dihitung beneran]
(outdoors) Tendanya [bocor|bau musim lalu], tapi [pemandangannya|kopinya] nutup semua
(travel) Ibu di pasar [benerin resletingku pakai garpu|gak mau dibayar]
(technology) Seharian cari bug ternyata koma, [selamat malam|tagih per koma]
(gaming) Adikku main [cuma buat ngelus anjingnya|lebih jago dari aku], perlu dibahas
(music) {n} kunci, senar putus satu, [tetangga tepuk tangan|modal nekat]
(dance) Latihan sampai jam {time}, [siku lecet|akhirnya dapet putarannya], kelas terbuka {day}
(dance) Delapan hitungan kacau, [lengkapnya nunggu lutut|tag yang jago]
(film) Nonton {n} film minggu ini, [nangis di kartun|cuma satu yang ada endingnya]
(art) Halaman {nn}: [tangan lagi|orang tidur di KRL]
(photography) Nunggu {nn} menit orang baju merah lewat, [malah merpati|dapet]
(books) Perpus {city} hapus dendaku, [tempat terbaik|sayang sama pustakawannya]
(comedy) Dewasa itu [bilang 'kapan-kapan ketemu ya' sampai tua|seneng punya spons baru]
(gardening) Selada habis dimakan siput, [mulai lagi {day}|damai dong]
(pets) {n} tahun {pet} di rumah, [dulu takut semua|sekarang liat tuh]
(family) Anak remajaku [bilang pagi|ketawa terus nyangkal], mau aku pigura
(education) {nnn} hari belajar Jepang, [pesen sup dateng sup|ngerti satu lelucon]
(business) Harga naik {nn}%, [gak ada yang protes|dua pergi, gapapa]
(business) Kehilangan klien. [Salahku|Emang gak cocok]. Dicatat biar gak ulang
(finance) Catat pengeluaran {nn} hari, biang keroknya [ongkir|langganan lupa]
(finance) Bulan tanpa jajan, hari {nn}: [jebol demi martabak|perpus penyelamat]
(automotive) Nyari bunyi {n} minggu, ternyata [koin|sendok]
(automotive) Riding Minggu, {nn} tikungan, [satu traktor|nyamuk di gigi]
(news) Ralat: aku tulis {nn}, harusnya {nn}. [Maaf, makasih yang ngecek|Udah dibenerin]
(news) {nn} warga datang rapat soal [sungai|atap sekolah], [hampir semua sampai selesai|plus kucing]
# official
{product} sudah hadir. [Sesuai permintaan kalian|Setelah {nn} prototipe]
Di balik {product}: {n} orang dan [satu mesin berisik|banyak lakban]
{product} restok, [maaf lama|kali ini tepat waktu]
`
export { idLife }
//# sourceMappingURL=id-life.js.map
