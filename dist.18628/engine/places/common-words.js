const commonWords = new Set(
  `
aan abba aca acara acc ada adalet adam adama adams add adem adet aga agar agen agri aka aki aku ala alegre ales ali
alianca alice alicia allen alliance alma along alot alta altos ama aman amano amare amarillo amber amen americana
ami amor anak anda anderson angel angels angra anjo ann anna annex ans anta anywhere apam apan araci aran arar
arima arnold art arte artik artist ash asia asker asti asuncion atar athena ati atlantis auch aurora aus aventura
avion azul baby bada bade bahar baja bak bala balu banda bandar bando bange bani bank banka banyo bar barda baris
barking barnet barry baru basic bata batalha batang batas bath bati batman battle batu bau bay bayan bayi baza
beach bear beauty beaver beda bel bela belen bell bella bello ben bend bende bender bendera beni benim benton ber
berat bere berline besar best betul beverly bey biala bilgi bimbo bina birine blog boden bog boku bol boli bolu bom
bone bonita bonito bor bordo borsa bos bose boulder boy boys boze bra brak brandon brant bras brick brod brody bron
brujas bruna bruxas bryan buchanan bud buffalo bug bugia bukan bulan bunda buni burke burton bush business buta buy
caba cabo cacador caen cair cala campana campbell campi can cano capaz capital carini carmen carolina caroline
carsamba carson casa castello castelo cat caza cek cela celeste celle center central centrale centre centro cesar
chad chama chandler charlotte chato cheng chi chico chin cine cita city clay clinton club coach coast cok colina
collo colonia columbia columna come commerce como concepcion conception consuelo cor cork coro corona coronel
corrente cortes costi cove crema crystal ctu custodia dabei dac daca dad dali dam dano dar dara daran darsi darwin
dat date david davis deal dej del deli delta den deras derby design dessa desse deva devi diamond diana dig digital
dili dilo dining dire dla dod doda dole dolores doma dome donna dort dosso douglas dover doy drama drug dual dur
dura duran durant duren dus eagle earth east eastern eden eger eher eiko eisen elet elizabeth elk ely emin ena
encanto ende energy engels enna enterprise escada escondido esim esperanca esperanza esquina esse essen est este
estero estrela estrella eugene eureka everywhere faith fajar family faro fars farsan fashion fat fate federal feira
feliz feng fermo fez fier fit fitness fiume fleet flint florence flores floresta florin fondi food for fordon
forest forst fortuna fountain fra franka franklin frederick fria fru fuji galler galt ganda gangu ganja ganti gap
gar garcia garden gare garfield gary gava gay geel gemene genc gente george gerat gerede gerne gigante gilbert
girin girl gisborne global gloria god gode goes gold golden google gore got goto grac graca gracas grace gracia
grana granja gravata green greve guadalupe guarda gucun guerrero guinea guna gym haar habra haga hago hak hala hale
ham hamilton hampton han handa hang hanna hanno harda harmony has hassan hatta hayes heaven hel hell hem henderson
hercules here hermosa het hij hill hills hire hit hitachi hof hola holiday home homestead homo honda hook hope
horde horn horten hou howard hub hudson huizen hull hun hurricane hutang iar iba ibas ihren iki inc inca ind
independence indio industry inga inta international internet irvine irving isa ise isla islands israel ist itu ivy
jackson jade jam joda jordan jork jos joy juara julia juliet jura juz kai kaka kali kalk kallar kamen kami kamo
kampen kan kanda kani kanker kant kapan kara karin karsi kasa kasaba kasihan katak kati kaya keizer keju keller
kelly kent keren kesan keskin kilo kim king kira kiri kisi kita kitu kizil klang klar kocha koka kolam koni konia
koper kora kosong kota kotu kuche kuda kudus kul kula kurali kutu kyle lad lage lagi lahan lake lama landen lander
lanka lar lara largo las lasa latina laval lawrence leck led leek leer lenger lens leo leon leslie lester lhe
liberal liberdade libertad liberty licha lida liege life lige lila lilla lily limao lime limpio linc lincoln linda
lion lista litros lobos lod logan logos loja lola lone longa lop lopez lorena los lourdes love lower lucas luce
luck luta luz lyda lynn mach machado mad madeira madison maga mage mai mainile mala male mam man manage manda mandi
manga manger mani mannar manos mao mar maravilha marca march marche marco mari marica marina maritime marka marks
mars marshall martin martinez mary masaya mascara masina mason mass massa matam matara mati matto mau med media
medias mel men menen mentor mercedes meriti mers mes mesa mestre meta metro mia mias mid middle mie mig mil mila
milagro mile milton mim minden mine miranda mission mita mitchell mitte mobil mobile moca model moga moln mom mon
mons monster monte montgomery moon moore mora morar morden moro mors mosca moss most mountain mow mrs much mulia
mundo murray mus music musica nacimiento nacional nada nadia naga nago name namen nan nancy nanti nao nap nara naso
nat natal natividad negara nelson nema ner neuken nice nich nikki nim nimes noci noda nogi nojda nokia nomme norma
normal norman north northern northwest norton nov novato nowhere nur nyt oba obra obu ode officer official okay oku
oldum online opportunity orada oral orang orange orchard oriental orlando osa oss ota otaru oud oyo pace pacifico
pali palmer palu panda panna pap papa par para paradise paras pare parede pari park parker parla parola parole
pasaje passi passos pasto pau paz pearl peca pecas pech pedra peer pegou peine pekan pelotas pen penna pensa penz
per perto pesta peste pets pinto pire pita piu plaisir planet plano plateau plato plocka poblacion police pomona
pontiac poole pop port porta portao posse potenza poti praia prata prato preston price prince propria provas provo
provou pueblo pula punch pus quarto queen quincy rahat raka ramos rano rast ratu rau reading reda redan redding
regina regio registro regla reka remedios rens republic republica reservoir resistencia rest retiro retreat rich
richardson ridder river rivers robertson rocha rock rogers roles roli rom roman ron ronda ropar rosas rose rota
rouge ruby rugby rumah russe rye saco saga sage sah saham saida saku sakura sal sala salam sale salem sali salinas
salt sama samba same san sana sanda sandy sano santa santana santiago santos sao saran saray sari sat satte savage
savannah save say schoten sea seara sedan sel selam selama semi sena senden sens senta seol serena seria serian
sert sete seul she sherman sia siano sido sierra sig siga sik silla silva sim sin sina sine singa singen singur
sira sirt sitten situe skaka sky sla soba soci socorro sod soder sodo sofia soio soka sola soledad soli solo
somewhere sora sorriso soul south southern southwest sparks sparta split spoken spring springs stafford stanger
stanley star stella sterling sto stone street studio sub sucre sue sukur sumber summit sun sunrise superior sur
surprise susah suss swiecie taal tabaco tahta tai tak taki tala talas tama tamano tamu tana tanca tanda tane tank
tanta tao tapa tape tara tarde tata taylor taza team tela tema tempi temple tendo tepi tera terasa teresa terme
thai than the there thomson tiba tienen tigre time ting tip tire tiro toba toda toki tolo tolong toma tomar tome
tono toon topi torres tour tours town toyota tracy travel trente trinidad troy tubarao tucker tud tumba tun tunes
turbo turen turk turkey turn tus tusan tyler uden uji una uniao union universe universidad university unna upper
urla urusan usan uskup utan vada valley van vana vanda vanta varat varsa vele velho ventanas vera verden vernon vic
vichy victor victoria vida vie vii villa vine vinto virei vise vista vite vitoria vittoria vlog voi volta voren voz
vrede walcz walker walnut waras ware waren warisan warna warren was wayne wedding weh welkom wells wensen west
western wetter wheeling wherever whittier wil wilson winchester windsor winston wola women work world worldwide
wrzesnia wylie xixe xvie xviie xviiie yara yarim yili yok yola york young zag zahle zat zena zile zion zou zug cada gana virar mataram golfe contagem beira ungern
`
    .trim()
    .split(/\s+/),
)
export { commonWords }
//# sourceMappingURL=common-words.js.map
