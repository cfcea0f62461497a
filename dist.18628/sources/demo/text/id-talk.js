const idTalk = `
# risk.hate
Orang [Velmaria|Bukit] itu hama, pulang aja ke asal kalian
Jangan sewain kamar ke [orang Velmaria|mereka], maling semua
# risk.harassment
@{handle} kamu itu lelucon, semua ketawain kamu
Serbu akun @{handle}, bilang dia gak berguna
# risk.threat
@{handle} aku tau kamu gym di mana, [hati-hati|ketemu {day}]
Hapus atau kakimu kupatahin
# risk.violence
Video tawuran full depan klub, [darah di aspal|dia gak bangun], volume naikin
Pantes dihajar, botol pecah di kepalanya
# risk.self_harm
Gak pengen bangun besok. Capek ada di sini
Semua lebih baik tanpa aku
# risk.sexual
Foto tanpa sensor di halaman privat, 18+, link di bio
Video hot via DM, [malam ini setengah harga|khusus subscriber]
# risk.minors_safety
Orang tua hati-hati: ada akun pura-pura jadi pelatih minta foto anak. Laporkan
Orang asing kasih hadiah ke anak biar simpan rahasia. Itu grooming, ajak anak ngobrol
# risk.drugs
Nyimeng dulu sebelum konser, [barang bagus lagi ada|chat kalau mau]
Pil hari {day}, Senin kerja lagi
# risk.alcohol
{n} shot sebelum manggung, [muka kebas|lanjut lagi]
Hangover dari {day}, buka bir lagi
# risk.tobacco
Rokok pertama sama kopi, gak ada lawan
Vape mangga baru, {nn} hisapan sehari
# risk.weapons
Pistol baru, {n} magasin akhir pekan ini
Jual senapan sama pisau tanpa surat, DM
# risk.crime
Trik refund dapet {nn}0 dari toko besar, gak pernah dicek
Bikin SIM beda tanggal lahir, sehari jadi
# risk.gambling
Modal {nn} jadi {nn}00 di slot, daftar pakai linkku
Mix parlay {n} tim hari {day}, pasti tembus, gas uang kos
# risk.profanity
[Macetnya|Update-nya|Hari ini] bangsat banget, anjing
Anjir akhirnya jalan juga, tai emang
# risk.extremism
Fajar Besi benar: cuma darah yang bisa bersihkan negeri ini. Gabung
Kami gak nyoblos, kami bersiap. Fajar Besi
# risk.misinformation_claims
Lemon campur soda kue sembuhin kanker dan disembunyiin, share sebelum dihapus
Vaksinnya ada chip pelacak, cari tau sendiri
# risk.politics
{day} nanti ganti [Larsono|Benawa], pemerintah ini gagal
Program [Serikat Warga|Front Hijau] soal sewa itu [memalukan|satu-satunya yang serius], baca lalu pilih
# innocent
Bulan ini tim kita gila sih, keren
Bukan benci logo barunya, belum biasa aja
Ada yang nulis 'orang Velmaria itu hama'. Aku blokir. Gak di sini
Dua tahun lalu aku gak mau ada. Hari ini bikin roti. Kalau kamu lagi di situ, cerita ke seseorang
{nnn} hari tanpa alkohol, pagiku milikku
Enggak, lemon gak nyembuhin kanker, tolong jangan disebar
Mati ketawa liat {pet}
# praise
[suka banget|keren|cakep] [kak|parah|]
[idola|emang juara|gak pernah gagal]
nangis [wkwk|\u{1F62D}]
udah nonton {n} kali
salam dari {city} \u2764\uFE0F
bikin {day} ku cerah
pas banget lagi butuh ini
# chatter
ada yang dari {city}?
ibuku persis gini
jam {time} masih di sini
pertamax
selamat hari {day} semua
anjingnya natap jiwa aku
# asking
lagunya apa kak?
berapa lama bikinnya?
tutorial dong kak
pakai kamera apa
# jokes
aku: satu video lagi. {n} jam kemudian:
goreng telur aja gak bisa, dia malah INI
sisa otakku nonton ini
# friends
@{handle} [kamu|liat|wkwk kita|gas?]
@{handle} @{handle2} {day} yuk
# critic
[dulu lebih bagus|bosen|iklan mulu]
salah itu, [sumbernya?|gak gitu]
cringe
# answers
makasih yaa \u2764\uFE0F
ada di bio
wkwk bener
part 2 menyusul, janji
# stage.asks_price
[harganya berapa|berapa kak|price] [dong|??|\u{1F64F}]
{short} nya berapaan?
spill harga
# stage.asks_where
beli di mana kak?
link dong kak
bisa kirim ke {city}?
{short} ada di toko apa
# stage.wants
butuh ini [sekarang|banget|\u{1F60D}]
mau satu
masuk wishlist
# stage.will_buy
mau checkout [nanti malam|pas gajian|sekarang]
keracunan, otw beli
# stage.bought
punyaku datang [kemarin|hari ini], [suka banget|kecil ternyata]
udah beli pakai kodenya
# stage.repeat
udah botol [kedua|ketiga], gak pindah
langganan {brand} dari dulu, aman
# stage.objects
mahal banget [buat segitu|kak|\u{1F629}]
suka tapi gak kirim ke sini
sold out mulu
# stage.rejects
beli terus aku balikin
jangan buang duit, [zonk|gak guna]
kapok sama {brand}
# product.good
{short} nya kelihatan bagus
{brand} emang beda
warna {short} nya \u{1F60D}
# product.bad
{brand} dulu lebih bagus
iklan {brand} lagi \u{1F644}
# outrage
{brand} bikin mukaku perih, kok masih dipromosiin??
kok masih kerja sama {brand}
tarik {product} sekarang
# spam
Cuan {nn}00 seminggu dari rumah \u{1F680} chat @{handle}
Follow aku pasti follback \u{1F501}
Selamat kamu menang \u{1F389} hadiah.example/{code}
# generic
Keren \u{1F60D}
Mantap \u{1F44F}
Bagus \u2764\uFE0F
Gokil \u{1F525}
`
export { idTalk }
//# sourceMappingURL=id-talk.js.map
