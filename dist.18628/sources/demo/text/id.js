import { idLife } from './id-life.js'
import { idTalk } from './id-talk.js'
const frame = `
# days
Senin
Selasa
Rabu
Kamis
Jumat
Sabtu
Minggu
# months
Januari
Maret
Mei
Juli
Agustus
Oktober
Desember
# life.look
(beauty) Potong poni sendiri lagi. [Jangan komen|Ibu udah ketawa duluan|Ya udahlah ya]
(beauty) {nn} hari cuma [sabun sama pelembap|pakai sunscreen doang], muka [adem banget|akhirnya kalem]
(fashion) Jaket ini punya tante, [di kantongnya ada karcis bis tahun 99|gak mau lepas]
(beauty) Dandan {n} menit di [ojol|KRL], [alis kiri sama kanan cuma saudara jauh|gak ada yang sadar]
(fashion) Jual {nn} baju dari lemari, [bayar kos pakai celana jeans|kebeli lagi satu]
(fashion) Kata {friend} gayaku kayak [bapak-bapak komplek|guru seni], [makasih lho|aku anggap pujian]
+ Dikit aja produknya, sabarnya yang banyak
+ Cek jahitannya dulu baru mereknya
# life.food
(food) [Nasinya|Sambalnya|Kuenya] gosong, [tetep dimakan|keraknya malah paling enak]
(food) {friend} mau mampir, panik, masak buat [sekampung|sepuluh orang]
(food) Tempe lagi, tapi pakai [sambal matah|telur ceplok|kecap sama cabe banyak], [gak nyesel|bahagia itu murah]
(food) Resep nenek tulisannya 'secukupnya'. [Secukupnya berapa, Nek|Aku telepon, katanya 'dikira-kira']
(food) Bakso depan gang nambah {n} kali, [abangnya sampai hafal|perut minta ampun]
(drinks) Kopi pertama jam {time} di [teras|tangga], [sepi|{pet} ngeliatin]
+ Api kecil. Lebih kecil lagi
+ Bumbunya ditumis dulu sampai wangi ya
# life.move
(fitness) {nn} km [kaki udah kayak kayu|hujan dari km tiga|tidur cuma {n} jam], [tanjakan jalan kaki, gapapa|finish juga]
(fitness) Pull up pertama! [Berbulan-bulan pakai karet|Teriak sampai tetangga keluar]
(sports) Kalah {n}-1 lawan [bapak-bapak RT|anak SMP], [tapi seru parah|minta VAR]
(outdoors) Bangun jam {time} demi [sunrise di puncak|ombak pagi], [kabut semua|ketemu anjing ikut naik]
(fitness) Hari istirahat, [jadinya bersih-bersih rumah|gak bisa diem]
(sports) Gol menit {nn}, [suara habis|meluk orang gak kenal]
+ Tidur itu latihan juga
+ Pelan gak apa-apa
# life.play
(gaming) {nn} jam main baru [nemu misi utama|sadar cuma mancing]
(gaming) Mati {nn} kali di bos yang sama, menang [pakai kayu|karena emosi|gara-gara {friend}]
(gaming) Live jam {time}, [farming santai|horor, doain]
(technology) Update-nya [ngapus alarmku|mindahin tombol], selamat siang
(technology) Rakit PC pertama, [sisa satu baut|nyala langsung nangis]
+ Backup. Hari ini
+ Matiin motion blur, sama-sama
# life.home
(pets) {pet} [makan kaos kaki|nemu cermin|bisa buka kulkas], [kata dokter aman|gak ada rahasia lagi di rumah ini]
(home) Cat lorong jadi hijau, [di kaleng namanya lumut, jadinya kolam|malem-malem ragu]
(gardening) Cabai pertama panen, [sebiji|aku umumin di grup keluarga]
(family) Si kecil pakai sepatu sendiri, [kebalik, bangga banget|dua puluh menit]
(home) Benerin keran sendiri, [tiga kali ke toko bangunan|bapak mandu lewat video call]
(family) Tidur {n} jam dicicil {n} kali, [kopi mana kopi|mohon maaf kalau salah panggil nama]
+ Turunin standar, serius
+ Siram pagi, di akarnya
# life.mind
(books) Tinggal {nn} halaman, [sengaja dihemat|kelewatan halte]
(wellness) {n} malam HP di luar kamar, [tidur kayak batu|tetep kecari]
(education) Ngajarin pecahan pakai [martabak|jeruk] ke {nn} anak, ['ini keluar di ujian kak?'|mereka ngerti duluan]
(wellness) Konseling hari {day}, [PR: bilang gak sekali|pulang lebih enteng]
(books) Klub buku: {n} orang, [dua doang yang tamat|sisanya makan]
+ Dua puluh menit sehari, gak usah heroik
+ Bukan saran ya, cuma yang bantu aku
# life.art
(music) Nulis reff [di halte|di kamar mandi], voice note-nya [isinya klakson|berantakan tapi ada feel-nya]
(music) Main di depan {nn} orang di [toko buku|warkop yang lagi nobar], [gak ada yang pulang|ada yang beli kaset!]
(art) Glasirnya meleleh dan [jadi cangkir terbaikku|masuk kotak gagal]
(photography) Satu rol di {city}, {nn} jepret, disimpan {n}
(comedy) Ibuku [kirim voice note {n} menit|ngira cloud itu cuaca], part {n}
(dance) Rekam {nn} kali, [yang diupload yang kedua|ada aja yang lewat]
(film) Episode {n}. [Gak mau spoiler|Buruan nonton SEKARANG]
+ Part dua kalau temen kos udah maafin
+ Rekam semua, yang jelek juga
# life.world
(travel) Ketinggalan [kereta|kapal|bis terakhir], malah [nemu soto terenak|hafal isi terminal]
(travel) {n} hari modal tas sekolah, [bajunya itu-itu aja di foto|masih kebanyakan]
(finance) Lunas [motor|kartu kredit], [nangis di dapur|beli es krim satu]
(business) Bungkus {nn} paket di [lantai kamar|meja makan], [lakban nempel di kucing|kardus habis]
(automotive) Nyala! {n} bulan mangkrak, [ngebul, tapi ngebul ramah|bapak tepuk tangan]
(news) Hari {day} rapat soal [jalur bus|jam perpustakaan], [aku baca {nn} halamannya buat kalian|ringkasnya di sini]
+ Tanya supirnya makan di mana
+ Yang janji untung pasti, kabur
# openings
Jadi gini
Oke
Update:
Gak ada yang nanya sih, tapi
Ngaku
Halo dari {city}
Jam {time} dan
Tadinya gak mau post ini
Guys
# asides
{pet} tidur terus
Salam dari {friend}
Jangan liat belakangnya
Hujan, tentu saja
Ya gitu deh
Ngetik ini di angkot
Iya iya tau
# questions
Kalian bakal gimana?
Aku doang?
Pilih satu atau dua?
Ada yang di {city} juga?
Lanjut part dua gak?
# signoffs
Sampai {day}
Udah gitu aja
Dadah
Tidur dulu
Makasih udah baca
# feelings
Bangga dikit boleh ya
Butuh banget ini
Capek tapi seneng
Lumayan lah
Masih deg-degan
# titles
Nyobain {nn} hari, hasilnya gini
{n} kesalahan yang aku lakuin
Hari {day} biasa di {city}
Yang gak pernah dikasih tau
Worth it gak? {n} bulan kemudian
Jawab pertanyaan kalian
# disclosures
#ad
#iklan
#endorse
PR
paid partnership {brand}
#kerjasama
# sponsored
{n} minggu pakai {product} dan [gak bisa pindah|dicuri {friend} terus]
Awalnya ragu pas {brand} ngajak, [kalian tau aku pemilih|banyak yang aku tolak], tapi {product} [layak masuk rak|sesuai janji]
Sering ditanya: ini {product} dari {brand}
{product} aku coba [pas traveling|tiap pagi|tanpa ampun], [aman|jadi yakin]
# calls
Pakai {code} diskon {nn}% sampai {day}
Link di bio
Bagi-bagi {n}, cerita kenapa kamu mau
# brandtalk
Orang boleh ngomong apa soal {brand}, {product}-nya [awet bertahun-tahun|emang bagus]
Beli {product} pakai uang sendiri, [gak nyesel|biasa aja]
{brand} gak bales dari {day}
{brand} masih jual {product} gak sih?
# rival
{brand} lawan {rival}, minggu yang sama, [menang {rival}|tipis sih]
{rival} sama aja kayak {brand}, setengah harga
# crisis
{product} {brand} aku buang. [Pipi merah perih|Muka bengkak] dan katanya normal
{brand} udah tau batch-nya jelek tapi tetep jual. [Parah|Kapok]
{brand} hapus komentar, bukannya tarik {product}
Aku pernah rekomen {brand}, maaf ya, stop pakai dulu
# work
Hari {day} kami rilis kerjaan {nn} minggu. [Paling susah milih yang dibuang|Lain kali tulis bantuan dulu]
Bulan ini baca {nn} CV. [Tolong cantumkan nomor|Tiga kebiasaan yang aku panggil]
Tadi bilang ke tim kalau estimasiku salah. [Gak ada yang marah|Cuma empat menit]
Klien berhenti dan jelasin alasannya {n} paragraf. Feedback terbaik kuartal ini
Cari {n} orang di {city}, [gaji ditulis jelas|tanpa tes gratisan]
# arttitles
Pelajaran dari {n} peluncuran gagal
Rapat yang kami batalkan
Merekrut pelan-pelan
`
const id = frame + idLife + idTalk
export { id }
//# sourceMappingURL=id.js.map
