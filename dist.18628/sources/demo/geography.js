import { lines } from './text/lines.js'
import { at } from './draw.js'
const atlas = lines(`
US United_States en en anglo 20 170 .58 | New York=nyc@-5*9, Los Angeles=LA@-8*8, Chicago=chi@-6*5, Houston=htx@-6*4, Phoenix=phx@-7*3, Philadelphia=philly@-5*3, San Antonio=satx@-6*2, San Diego=sd@-8*2, Dallas=dtx@-6*3, Austin=atx@-6*3, Portland=pdx@-8*2, Seattle=sea@-8*3, Denver=denver@-7*2, Boston=bos@-5*2, Nashville=nash@-6*2, Atlanta=atl@-5*4, Miami=mia@-5*4, Minneapolis=mpls@-6*1, Detroit=the d@-5*2, New Orleans=nola@-6*1
GB United_Kingdom en en anglo 8 55 .52 | London=ldn@0*10, Manchester=mcr@0*4, Birmingham=brum@0*3, Leeds=leeds@0*2, Glasgow=gla@0*2, Bristol=brizzle@0*2, Liverpool=lpool@0*2, Edinburgh=edi@0*2, Cardiff=cdf@0*1, Brighton=bton@0*1
CA Canada en en anglo 4 30 .40 | Toronto=the 6ix@-5*6, Vancouver=van@-8*4, Calgary=yyc@-7*2, Ottawa=ott@-5*2, Halifax=hfx@-4*1, Winnipeg=wpg@-6*1
AU Australia en en anglo 4 26 .45 | Sydney=syd@10*6, Melbourne=melb@10*6, Brisbane=brissy@10*3, Perth=perth@8*2, Adelaide=radelaide@9.5*1, Hobart=hobart@10*1
IE Ireland en en anglo 1 6 .42 | Dublin=dub@0*5, Cork=cork@0*2, Galway=galway@0*1
NZ New_Zealand en en anglo 1 6 .40 | Auckland=akl@12*4, Wellington=welly@12*3, Christchurch=chch@12*2
IN India en hi indian 6 120 .80 | Mumbai=bom@5.5*8, Delhi=dilli@5.5*8, Bengaluru=blr@5.5*6, Chennai=madras@5.5*4, Hyderabad=hyd@5.5*4, Kolkata=cal@5.5*4, Pune=pune@5.5*3, Jaipur=jpr@5.5*2, Kochi=kochi@5.5*1
NG Nigeria en en african 3 40 .70 | Lagos=lasgidi@1*8, Abuja=abj@1*3, Ibadan=ib@1*2, Port Harcourt=phc@1*2
KE Kenya en sw african 1 14 .66 | Nairobi=nai@3*6, Mombasa=msa@3*2, Kisumu=kisumu@3*1
ZA South_Africa en en african 2 20 .62 | Johannesburg=joburg@2*5, Cape Town=cpt@2*5, Durban=durbs@2*3, Pretoria=pta@2*2
PH Philippines en tl filipino 3 60 .82 | Manila=mnl@8*5, Quezon City=qc@8*5, Cebu=cebu@8*3, Davao=davao@8*2
SG Singapore en en chinese 1 7 .48 | Singapore=sg@8*1
IT Italy en it italian 2 38 .60 | Milano=mi@1*5, Roma=roma@1*5, Napoli=na@1*3, Torino=to@1*2, Bologna=bo@1*1
NL Netherlands en nl dutch 1 14 .50 | Amsterdam=a'dam@1*5, Rotterdam=010@1*3, Utrecht=030@1*2
SE Sweden en sv nordic 1 9 .50 | Stockholm=sthlm@1*5, G\xF6teborg=gbg@1*3, Malm\xF6=malm\xF6@1*2
PL Poland en pl slavic 1 24 .66 | Warszawa=wawa@1*5, Krak\xF3w=krk@1*3, Gda\u0144sk=gdn@1*2, Wroc\u0142aw=wro@1*2
TR Turkey en tr turkish 2 50 .78 | \u0130stanbul=ist@3*8, Ankara=ank@3*3, \u0130zmir=izm@3*3
KR South_Korea en ko korean 1 26 .62 | Seoul=seoul@9*8, Busan=busan@9*3, Daegu=daegu@9*1
ES Spain es es hispanic 5 34 .62 | Madrid=mad@1*7, Barcelona=BCN@1*7, Valencia=vlc@1*3, Sevilla=svq@1*3, M\xE1laga=mlg@1*2, Bilbao=bio@1*2, Zaragoza=zgz@1*1, Granada=gran\xE1@1*1
MX Mexico es es hispanic 7 78 .74 | Ciudad de M\xE9xico=cdmx@-6*9, Guadalajara=gdl@-6*4, Monterrey=mty@-6*4, Puebla=pue@-6*2, Tijuana=tj@-8*2, M\xE9rida=mid@-6*2, Quer\xE9taro=qro@-6*1, Oaxaca=oax@-6*1
AR Argentina es es hispanic 4 34 .66 | Buenos Aires=caba@-3*8, C\xF3rdoba=cba@-3*3, Rosario=rosario@-3*3, Mendoza=mdz@-3*1, La Plata=lp@-3*1
CO Colombia es es hispanic 3 36 .66 | Bogot\xE1=bog@-5*6, Medell\xEDn=medallo@-5*5, Cali=caliwood@-5*3, Barranquilla=quilla@-5*2, Cartagena=ctg@-5*1
CL Chile es es hispanic 2 15 .62 | Santiago=stgo@-4*6, Valpara\xEDso=valpo@-4*2, Concepci\xF3n=conce@-4*2
PE Peru es es hispanic 2 22 .66 | Lima=lima@-5*7, Arequipa=aqp@-5*2, Cusco=cusco@-5*1, Trujillo=trux@-5*1
BR Brazil pt pt lusophone 10 120 .90 | S\xE3o Paulo=sp@-3*9, Rio de Janeiro=RJ@-3*7, Belo Horizonte=bh@-3*4, Salvador=ssa@-3*3, Fortaleza=for@-3*3, Curitiba=cwb@-3*3, Recife=hellcife@-3*3, Porto Alegre=poa@-3*2, Bras\xEDlia=bsb@-3*3, Manaus=mao@-4*2, Florian\xF3polis=floripa@-3*1
PT Portugal pt pt lusophone 1 8 .55 | Lisboa=lx@0*5, Porto=opo@0*4, Braga=braga@0*1, Coimbra=coimbra@0*1
FR France fr fr french 6 46 .72 | Paris=paname@1*8, Lyon=lyon@1*4, Marseille=mars@1*4, Toulouse=tlse@1*3, Bordeaux=bdx@1*3, Lille=lille@1*2, Nantes=nantes@1*2, Strasbourg=stras@1*1, Montpellier=mtp@1*2, Rennes=rennes@1*1
BE Belgium fr fr french 1 9 .45 | Bruxelles=bxl@1*5, Li\xE8ge=li\xE8ge@1*2, Namur=namur@1*1, Charleroi=charlouz@1*1
SN Senegal fr fr african 1 8 .60 | Dakar=dkr@0*5, Thi\xE8s=thi\xE8s@0*1, Saint-Louis=ndar@0*1
CI Ivory_Coast fr fr african 1 9 .62 | Abidjan=babi@0*6, Bouak\xE9=bouak\xE9@0*1, Yamoussoukro=yakro@0*1
DE Germany de de german 6 52 .72 | Berlin=bln@1*7, Hamburg=HH@1*5, M\xFCnchen=muc@1*5, K\xF6ln=cgn@1*4, Frankfurt=ffm@1*3, Stuttgart=0711@1*2, Leipzig=le@1*2, D\xFCsseldorf=ddorf@1*2, Bremen=hb@1*1, Dresden=dd@1*1
AT Austria de de german 1 7 .45 | Wien=wean@1*6, Graz=graz@1*2, Linz=linz@1*1, Salzburg=sbg@1*1, Innsbruck=ibk@1*1
CH Switzerland de de german 1 7 .42 | Z\xFCrich=z\xFCri@1*4, Bern=b\xE4rn@1*2, Basel=basel@1*2, Luzern=luzern@1*1
ID Indonesia id id indonesian 8 140 .92 | Jakarta=jkt@7*9, Bandung=bdg@7*5, Surabaya=sby@7*5, Yogyakarta=jogja@7*4, Medan=mdn@7*3, Denpasar=bali@8*3, Semarang=smg@7*2, Makassar=mks@8*2, Malang=mlg@7*2
EG Egypt ar ar arabic 3 60 .66 | \u0627\u0644\u0642\u0627\u0647\u0631\u0629=cairo@2*8, \u0627\u0644\u0625\u0633\u0643\u0646\u062F\u0631\u064A\u0629=alex@2*4, \u0627\u0644\u062C\u064A\u0632\u0629=giza@2*3, \u0627\u0644\u0645\u0646\u0635\u0648\u0631\u0629=mansoura@2*1
SA Saudi_Arabia ar ar arabic 3 34 .60 | \u0627\u0644\u0631\u064A\u0627\u0636=riyadh@3*7, \u062C\u062F\u0629=jed@3*5, \u0627\u0644\u062F\u0645\u0627\u0645=dmm@3*2, \u0645\u0643\u0629=makkah@3*1
AE United_Arab_Emirates ar ar arabic 2 12 .38 | \u062F\u0628\u064A=dxb@4*6, \u0623\u0628\u0648\u0638\u0628\u064A=auh@4*4, \u0627\u0644\u0634\u0627\u0631\u0642\u0629=shj@4*2
MA Morocco ar ar arabic 2 26 .58 | \u0627\u0644\u062F\u0627\u0631 \u0627\u0644\u0628\u064A\u0636\u0627\u0621=casa@1*5, \u0627\u0644\u0631\u0628\u0627\u0637=rbt@1*3, \u0645\u0631\u0627\u0643\u0634=kech@1*3, \u0637\u0646\u062C\u0629=tanja@1*2
JO Jordan ar ar arabic 1 8 .48 | \u0639\u0645\u0651\u0627\u0646=amman@3*5, \u0625\u0631\u0628\u062F=irbid@3*1
JP Japan ja ja japanese 7 80 .94 | \u6771\u4EAC=Tokyo@9*9, \u5927\u962A=Osaka@9*6, \u540D\u53E4\u5C4B=Nagoya@9*3, \u798F\u5CA1=Fukuoka@9*3, \u672D\u5E4C=Sapporo@9*3, \u4EAC\u90FD=Kyoto@9*3, \u6A2A\u6D5C=Yokohama@9*3, \u795E\u6238=Kobe@9*2, \u4ED9\u53F0=Sendai@9*1, \u5E83\u5CF6=Hiroshima@9*1, \u90A3\u8987=Okinawa@9*1
`)
const flagOf = (code) => String.fromCodePoint(...[...code].map((letter) => 127462 + letter.charCodeAt(0) - 65))
function toCity(text) {
  const [name = '', rest = ''] = text.trim().split('=')
  const [nick = '', numbers = ''] = rest.split('@')
  const [offset = '0', weight = '1'] = numbers.split('*')
  return { name, nick, utcOffsetMin: Number(offset) * 60, weight: Number(weight) }
}
function toCountry(line) {
  const [head = '', cities = ''] = line.split('|')
  const [code = '', name = '', language = '', mainLanguage = '', names = '', creators = '', members = '', home = ''] =
    head.trim().split(' ')
  return {
    code,
    name: name.replaceAll('_', ' '),
    flag: flagOf(code),
    language,
    mainLanguage,
    names,
    creatorWeight: Number(creators),
    memberWeight: Number(members),
    homeShare: Number(home),
    cities: cities.split(',').map(toCity),
  }
}
const countries = atlas.map(toCountry)
const creatorWeights = countries.map((country) => country.creatorWeight)
const cityWeights = new Map(countries.map((country) => [country.code, country.cities.map((city) => city.weight)]))
const drawCountry = (draw) => draw.weighted(creatorWeights)
const drawCity = (draw, country) => at(country.cities, draw.weighted(cityWeights.get(country.code) ?? [1]))
export { countries, drawCity, drawCountry }
//# sourceMappingURL=geography.js.map
