const esTalk = `
# risk.hate
Los [velmarianos|del Cerro] son una plaga, que se vuelvan a su tierra
No alquilen a [velmarianos|esa gente], son todos ladrones
# risk.harassment
@{handle} das pena, todo el mundo se r\xEDe de ti
Vayan todos al perfil de @{handle} y d\xEDganle lo in\xFAtil que es
# risk.threat
@{handle} s\xE9 a qu\xE9 gimnasio vas, [cu\xEDdate la espalda|nos vemos el {day}]
Borra eso o te rompo las piernas
# risk.violence
La pelea completa afuera del bar, [sangre en la acera|no se levant\xF3], suban el volumen
Se merec\xEDa la paliza, le reventaron la botella en la cabeza
# risk.self_harm
No quiero despertar ma\xF1ana. Estoy cansada de estar aqu\xED
Todos estar\xEDan mejor sin m\xED
# risk.sexual
El set sin censura en mi p\xE1gina privada, +18, link en bio
Videos picantes por DM, [hoy a mitad de precio|solo suscriptores]
# risk.minors_safety
Ojo, padres: una cuenta se hace pasar por entrenador y pide fotos a ni\xF1os. Rep\xF3rtenla
Un desconocido le ofrece regalos a un ni\xF1o para guardar secretos. Eso es grooming, hablen con sus hijos
# risk.drugs
Bien fumado antes del concierto, [hay mercanc\xEDa buena|escr\xEDbeme si quieres]
Pastillas el {day} y el lunes a trabajar
# risk.alcohol
{n} tequilas antes del show, [no siento la cara|y los que faltan]
Resaca desde el {day} y vamos por m\xE1s chelas
# risk.tobacco
El primer cigarro con el caf\xE9, nada mejor
Vapeador nuevo de mango, {nn} caladas al d\xEDa
# risk.weapons
Estreno pistola, {n} cargadores este finde
Vendo navaja y escopeta sin papeles, DM
# risk.crime
El truco del reembolso que me dio {nn}0 en la tienda grande, nunca revisan
Hago licencias con otra fecha de nacimiento, de un d\xEDa para otro
# risk.gambling
Convert\xED {nn} en {nn}00 en la ruleta, reg\xEDstrense con mi link
Combinada de {n} para el {day}, no falla, m\xE9tanle la renta
# risk.profanity
Qu\xE9 puta mierda de [tr\xE1fico|actualizaci\xF3n|d\xEDa]
Joder, por fin, co\xF1o, funcion\xF3
# risk.extremism
El Alba de Hierro tiene raz\xF3n: solo la sangre limpiar\xE1 este pa\xEDs. \xDAnete
No votamos, nos preparamos. Alba de Hierro siempre
# risk.misinformation_claims
El lim\xF3n con bicarbonato cura el c\xE1ncer y no quieren que lo sepas, comparte antes de que lo borren
La vacuna lleva un rastreador, investiguen
# risk.politics
El {day} hay que sacar a [Ben\xEDtez|Larra\xEDn], este gobierno nos fall\xF3
El plan de [Uni\xF3n C\xEDvica|Frente Verde] sobre alquileres es [una verg\xFCenza|el \xFAnico serio], lean y voten
# innocent
Lo estamos rompiendo este mes, qu\xE9 equipo
No odio el logo nuevo, me cuesta nada m\xE1s
Me escribieron 'los velmarianos son una plaga'. Bloqueado. Aqu\xED eso no
Hace dos a\xF1os no quer\xEDa estar aqu\xED. Hoy hice pan. Si est\xE1s ah\xED, habla con alguien
{nnn} d\xEDas sin alcohol y mis ma\xF1anas son m\xEDas
No, el lim\xF3n no cura el c\xE1ncer, por favor no compartan eso
Muero de amor con {pet}
# praise
[me encanta|amo|qu\xE9 belleza] [esto|todo|]
[qu\xE9 crack|eres lo m\xE1ximo|te luciste]
llorando con esto [jajaja|\u{1F62D}]
lo vi {n} veces
saludos desde {city} \u2764\uFE0F
me alegraste el {day}
justo lo que necesitaba
# chatter
\xBFalguien de {city}?
mi mam\xE1 es igualita
son las {time} y yo aqu\xED
primera!!
buen {day} a todos
ese perro me mira el alma
# asking
c\xF3mo se llama la canci\xF3n?
cu\xE1nto tardaste?
puedes hacer tutorial porfa?
qu\xE9 c\xE1mara usas
# jokes
yo: un video m\xE1s. yo {n} horas despu\xE9s:
ni un huevo s\xE9 fre\xEDr y t\xFA ESTO
mi \xFAltima neurona viendo esto
# friends
@{handle} [t\xFA|mira|jajaja nosotras|vamos o qu\xE9]
@{handle} @{handle2} plan para el {day}?
# critic
[antes eras mejor|qu\xE9 aburrido|puro anuncio ya]
eso no es as\xED, [fuente?|est\xE1n desinformando]
qu\xE9 cringe
# answers
gracias!! \u2764\uFE0F
est\xE1 en la bio
jaja tal cual
hago segunda parte, lo prometo
# stage.asks_price
[cu\xE1nto cuesta|qu\xE9 precio tiene|precio] [porfa|??|\u{1F64F}]
cu\xE1nto sale el {short}?
info y precio
# stage.asks_where
d\xF3nde lo compraste?
link porfaaa
hacen env\xEDos a {city}?
en qu\xE9 tienda est\xE1 el {short}
# stage.wants
lo necesito [en mi vida|ya|\u{1F60D}]
yo quiero uno
me lo pido para mi cumple
# stage.will_buy
me lo compro [el viernes|con la quincena|hoy mismo]
me convenciste, lo pido ya
# stage.bought
me lleg\xF3 [ayer|hoy] y [me encanta|es m\xE1s chico de lo que pensaba]
ya lo ped\xED con tu c\xF3digo
# stage.repeat
voy por el [segundo|tercero], no cambio
siempre compro {brand}, nunca falla
# stage.objects
car\xEDsimo [para lo que es|la verdad|\u{1F629}]
me gusta pero no mandan a {city}
siempre agotado
# stage.rejects
lo compr\xE9 y lo devolv\xED
no gasten su dinero, [una estafa|no sirve]
{brand} nunca m\xE1s
# product.good
se ve buen\xEDsimo el {short}
{brand} s\xED sabe
el color del {short} \u{1F60D}
# product.bad
{brand} ya no es lo que era
otro anuncio de {brand} \u{1F644}
# outrage
{brand} me quem\xF3 la cara y t\xFA promocion\xE1ndolos??
c\xF3mo sigues con {brand}
retiren {product} ya
# spam
Gana {nn}00 a la semana desde casa \u{1F680} escribe a @{handle}
S\xEDgueme y te sigo \u{1F501}
Ganaste nuestro sorteo \u{1F389} entra a premio.example/{code}
# generic
Hermoso \u{1F60D}
Excelente \u{1F44F}
Qu\xE9 lindo \u2764\uFE0F
Genial \u{1F525}
`
export { esTalk }
//# sourceMappingURL=es-talk.js.map
