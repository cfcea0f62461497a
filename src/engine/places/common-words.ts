/**
 * Words and first names that are also names of places. Read in a text they are most often not the place, so a place under a million
 * people is believed to be meant only when something else says so. Folded; chosen by laying the commonest words of eighteen
 * languages over the dictionary's names.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
aan abba aca acara acc ada adam adama adams add agar agen aka aki aku ala ales ali alice allen alliance alma along
alta ama aman amber ami amor anak anda anderson angel angels ann anna ans anywhere apam arnold art arte artik
artist ash asia asti asuncion ati auch aurora aus avion azul baby bada baja bak banda bange bani bank bar barking
baru basic batalha bath batman battle batu bau bay bayan bayi beach bear beauty beaver beda bel bela belen bell
bella bello ben bend bende beni benim ber berat bere besar best beverly bey bilgi birine blog boden bog boli bom
bone bonita bonito bor borsa bos bose boy boys boze bra brak bron bud buffalo bug bukan bulan bunda buni bush
business buy cair cala campbell can capaz carolina carson casa cat cek cela celeste celle central centro chad chama
chandler charlotte chi chico cine cita city clinton club coach cok columbia come commerce como concepcion consuelo
cor cork coronel crystal ctu dabei dac daca dad dam dano dar daran darwin dat date david davis deal dej del deli
delta den deras derby design dessa desse devi diamond dig digital dining dire dla dod doda dolores doma donna dort
douglas dover doy drama drug dual dur dura durant dus eagle earth eden eger eher eiko elet elizabeth elk ely emin
ende energy enna enterprise esperanca esperanza esse essen este estrela estrella eureka everywhere faith family
faro fashion fat fate federal feliz fermo fez fit fitness florence flores food for forest forst fortuna fra
franklin fru galt gap gar garden gary gay genc gente george gerne gilbert girl global gloria god gode goes gold
golden google gore got graca gracas grace green guadalupe guarda guinea gym haar habra haga hago hak hala hale ham
hamilton han handa hanno harmony has hatta heaven hel hell hem here hermosa het hij hire hit hola holiday home
homestead honda hook hope horde hou howard hull hun hurricane iar iba ihren iki inc inca ind independence industry
inga international internet irvine irving isa ise isla israel ist itu ivy jackson jade jam jordan jos joy juz kai
kali kalk kallar kamen kami kamo kan kant kapan kara karsi kaya kelly kent keren kim king kira kiri kisi kita klar
kocha kora kosong kota kotu kuda kul lad lage lagi lake lama lar lara largo las lasa latina laval lawrence led leek
leer lenger lens leo lhe liberal liberdade libertad liberty life lige lilla lily lincoln linda lista logan logos
loja longa lop lorena los lourdes love luce luck luta luz mach mad madison maga mai mainile mala male mam man
manage mandi manga mani manos mao mar march mari marina marks mars marshall martin martinez mary masina massa mati
mau med media mel men menen mercedes mers mes mesa mestre metro mia mid mie mig mil mile mim minden mine mission
mita mitchell mobil mobile model moga mom mon monster monte montgomery moon moore mora most mow mrs much mulia
mundo murray music musica nada name namen nan nancy nanti nao nap nara nat natal natividad negara nelson nema ner
nice nich nim nimes noci nokia norma normal nov nowhere nur nyt oba obra ode officer official okay oldum online
opportunity orada oral orang orange orchard orlando osa oss ota oud pace palmer pap papa par para paradise paras
pare parede pari park parker parla parola parole pasto paz pearl peca pedra peer pegou peine pen pensa penz per
perto pesta peste pets piu plaisir planet plano police pomona poole pop porta poti praia prata price prince propria
provas pueblo pus quarto queen quincy rahat ramos rano ratu rau reading reda redan regina remedios republic rest
rich river rock rom roman ron rose rouge ruby rugby rumah rye saco saga sage sah saida sal sala sale salem salinas
salt sama same san sana sandy sano santa santana santiago santos sao sat savannah save say sea seara sedan sel
selam selama semi senden sens senta serena seria sert sete seul she sia siano sido sierra sig sik silla silva sim
sin sina sine singur sira sitten situe sky sla soba socorro sod sofia soio sola soledad soli solo somewhere sora
soul sparks split spring springs stafford stanley star sterling sto stone street studio sub sucre sue summit sun
sunrise superior sur surprise suss swiecie tai tak taki tala tama tana tanda tane tank tanta tao tapa tape tarde
tata taylor team tema tempi temple tendo tera terme than the there tiba tienen time ting tip tire tiro toba toda
toki tolong toma tomar tome tour tours town toyota travel trinidad troy tud tun turkey turn tus tyler uden una
union universe universidad university unna urusan utan vada van vanta varsa vele velho vera verden vernon vic vichy
victoria vida vie vii villa vine vinto vise vista vite vlog voi voz vrede walker ware waren warren was wayne
wedding weh welkom wells wheeling wherever whittier wil wilson winchester windsor women work world worldwide wylie
yarim yok yola york young zag zat zena zile zion zou zug
`
    .trim()
    .split(/\s+/),
)
