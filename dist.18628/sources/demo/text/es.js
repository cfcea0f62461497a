import { esLife } from './es-life.js'
import { esTalk } from './es-talk.js'
const frame = `
# days
lunes
martes
mi\xE9rcoles
jueves
viernes
s\xE1bado
domingo
# months
enero
marzo
abril
junio
septiembre
octubre
diciembre
# life.look
(beauty) Hoy me cort\xE9 el flequillo sola. [No digan nada|Otra vez|Mi madre ya se ri\xF3]
(beauty) {nn} d\xEDas usando solo [crema y protector|jab\xF3n de farmacia|lo b\xE1sico] y mi piel [est\xE1 m\xE1s tranquila que yo|por fin respira]
(fashion) Este abrigo era de mi t\xEDa y [huele a los noventa|tiene un boleto de cine del 98 en el bolsillo|no me lo quito hasta abril]
(fashion) Vend\xED {nn} cosas del cl\xF3set, [el alquiler lo pagan mis jeans|qu\xE9 alivio ver perchas vac\xEDas]
(beauty) Me maquill\xE9 en {n} minutos en el taxi, [una ceja es prima de la otra|y nadie lo not\xF3]
(fashion) {friend} dice que me visto como [profesora de arte jubilada|se\xF1or de domingo] y [me encanta|lo tomo como piropo]
+ Menos producto y m\xE1s paciencia
+ La costura se mira antes que la marca
# life.food
(food) Se me quem\xF3 [el arroz|el caramelo|la mitad del pan], [pero igual me lo com\xED|el fondo era lo mejor]
(food) Vino {friend} a cenar, entr\xE9 en p\xE1nico y cocin\xE9 [para diez|tres tipos de papas|la lasa\xF1a de siempre]
(food) Lentejas otra vez, pero con [chorizo|lim\xF3n y mucho cilantro|un huevito encima] [y ni me quejo|gloria bendita]
(food) En el puesto de la esquina hacen [unos tacos de canasta|una tortilla jugosa|unas arepas] que [te arreglan el d\xEDa|llor\xE9 un poco]
(food) La receta de mi abuela dice 'hasta que est\xE9'. [Gracias, abue|La llam\xE9: 'm\xE1s rato']
(drinks) Caf\xE9 en [el escal\xF3n de la puerta|la terraza|la cocina a oscuras] antes de que despierte nadie
+ La sal, antes de lo que crees
+ Fuego bajo. M\xE1s bajo
# life.move
(fitness) {nn} km con [las piernas muertas|lluvia|{n} horas de sue\xF1o], [camin\xE9 la subida y qu\xE9|me son\xF3 la rodilla]
(fitness) Primera dominada del a\xF1o! [Meses con la liga|Grit\xE9 tanto que sali\xF3 el vecino]
(sports) Perdimos {n}-1 contra [los dentistas|unos chavales de quince], [y fue lo mejor de la semana|exijo VAR]
(outdoors) Madrug\xF3n para ver [el amanecer desde la sierra|la marea baja], [ni un alma|niebla y un perro]
(fitness) Hoy descanso, [o sea que limpi\xE9 el horno|se me da fatal]
(sports) Golazo en el {nn}, [me qued\xE9 sin voz|abrac\xE9 a un desconocido]
+ Dormir tambi\xE9n entrena
+ Sin prisa, que nadie te persigue
# life.play
(gaming) Llevo {nn} horas y [apenas encontr\xE9 la misi\xF3n principal|solo pesco]
(gaming) Mor\xED {nn} veces con el mismo jefe y lo mat\xE9 [con un palo|de pura rabia|gracias a {friend}]
(technology) La actualizaci\xF3n [me borr\xF3 las alarmas|arregl\xF3 justo lo que me gustaba], buenos d\xEDas
(gaming) Directo hoy a las {time}, [granja tranqui|terror, recen por m\xED]
(technology) Arm\xE9 mi primera compu, [sobr\xF3 un tornillo|prendi\xF3 a la primera y llor\xE9]
+ Quiten el motion blur, de nada
+ Hagan copia de seguridad. Hoy
# life.home
(pets) {pet} [se comi\xF3 medio calcet\xEDn|descubri\xF3 el espejo|abre la nevera solo], [el veterinario dice que todo bien|ya no tengo secretos]
(home) Pint\xE9 el pasillo de un verde que [la lata llama musgo y yo charco|de noche no s\xE9]
(gardening) Sali\xF3 el primer tomate, [del tama\xF1o de una canica|se lo cont\xE9 a toda la oficina]
(family) La ni\xF1a se puso los zapatos sola, [al rev\xE9s, orgullos\xEDsima|tardamos veinte minutos]
(home) Arregl\xE9 el grifo yo, [tres viajes a la ferreter\xEDa|mi pap\xE1 por videollamada]
(family) {n} horas de sue\xF1o en {n} pedazos, [si te llamo como al perro, perd\xF3n|caf\xE9, por favor]
+ Bajen la vara, en serio
+ Riego por la ma\xF1ana y a la ra\xEDz
# life.mind
(books) Me faltan {nn} p\xE1ginas y [las estoy racionando|se me pas\xF3 la parada]
(wellness) El m\xF3vil fuera del cuarto {n} noches, [dorm\xED como beb\xE9|igual lo busqu\xE9]
(education) Expliqu\xE9 fracciones con [pizza|mandarinas] a {nn} adolescentes, [entendieron antes que yo|'\xBFesto entra?']
(wellness) Terapia el {day}, [tarea: decir que no una vez|sal\xED m\xE1s ligera]
(books) Club de lectura: {n} personas, [dos lo hab\xEDan terminado|gan\xF3 el vino]
+ Veinte minutos al d\xEDa, sin hero\xEDsmos
+ No es consejo, es lo que me sirve
# life.art
(music) Escrib\xED un coro en [la parada del bus|la ducha], el audio es [casi todo tr\xE1fico|un desastre bonito]
(music) Toqu\xE9 para {nn} personas en [una librer\xEDa|un bar con el f\xFAtbol puesto], [no se fue nadie|alguien compr\xF3 un disco!]
(art) Se me corri\xF3 el esmalte y [es la mejor taza que he hecho|a la caja de errores]
(photography) Un rollo en {city}, {nn} fotos, me quedo con {n}
(comedy) Mi mam\xE1 [manda audios como reh\xE9n|cree que la nube es el clima], parte {n}
(dance) Film\xE9 esto {nn} veces, [subo la segunda|siempre pasa alguien]
(film) La serie, cap\xEDtulo {n}. [No digo nada|P\xF3nganse al d\xEDa YA]
+ Si funciona con los ojos entrecerrados, funciona
+ Segunda parte cuando me perdone mi compa\xF1ero de piso
# life.world
(travel) Perd\xED el [tren|ferry|\xFAltimo bus], as\xED que [caminamos y encontramos la mejor sopa del viaje|conozco muy bien esta estaci\xF3n]
(travel) {n} d\xEDas con una mochila del cole, [la misma camisa en todas las fotos|sobr\xF3 la mitad]
(finance) Termin\xE9 de pagar [el coche|la tarjeta], [llor\xE9 en la cocina|me compr\xE9 un helado]
(business) Empaqu\xE9 {nn} pedidos en [la mesa del comedor|el suelo], [con cinta pegada al gato|se acabaron las cajas]
(automotive) Arranc\xF3! {n} meses bajo la lona y [ech\xF3 humo, pero humo amigable|mi viejo aplaudi\xF3]
(news) El ayuntamiento vota el {day} [lo del carril bus|el horario de la biblioteca], [le\xED las {nn} p\xE1ginas por ustedes|resumen abajo]
+ Pregunten al ch\xF3fer d\xF3nde come
+ Quien promete rentabilidad, miente
# openings
A ver
Bueno, pues
Actualizaci\xF3n:
Nadie pregunt\xF3, pero
Confieso
Les cuento
Hola desde {city}
No iba a subir esto
Son las {time} y
Ojo
# asides
{pet} durmi\xF3 todo el rato
Saluda {friend}
No miren el fondo
Se oye el taladro del vecino, perd\xF3n
Y llovi\xF3, claro
En fin
Escribo esto desde el bus
Ya s\xE9, ya s\xE9
# questions
\xBFUstedes qu\xE9 har\xEDan?
\xBFSoy la \xFAnica?
\xBFPrimera o segunda?
\xBFAlguien m\xE1s en {city}?
\xBFHago segunda parte?
\xBFQu\xE9 me falta?
# signoffs
Los quiero, chao
Nos vemos el {day}
Y ya, eso era
Besos
A dormir
Hasta la pr\xF3xima
# feelings
Orgullo, la verdad
Qu\xE9 falta me hac\xEDa
Cansada y feliz
Ni tan mal
Sigo en una nube
# titles
Prob\xE9 esto {nn} d\xEDas y pas\xF3 esto
{n} errores que comet\xED
Un {day} cualquiera en {city}
Lo que nadie te cuenta
\xBFVali\xF3 la pena? {n} meses despu\xE9s
Respondo sus preguntas
# disclosures
#publi
#publicidad
publi
#ad
Colaboraci\xF3n pagada con {brand}
# sponsored
{n} semanas con {product} y [ya no uso otra cosa|{friend} me lo roba]
Cuando me escribi\xF3 {brand} dud\xE9, [ya saben c\xF3mo soy|digo que no a casi todo], pero {product} [se gan\xF3 su sitio|cumple]
Lo que me preguntan siempre: es {product} de {brand}
Prob\xE9 {product} [en pleno viaje|todas las ma\xF1anas|sin piedad] y [aguant\xF3|me convenci\xF3]
# calls
Con {code} tienen {nn}% hasta el {day}
Link en la bio
Sorteo {n}, cu\xE9ntenme para qu\xE9 lo quieren
# brandtalk
Digan lo que digan de {brand}, {product} [me dura a\xF1os|sali\xF3 bueno]
Me compr\xE9 {product} con mi dinero, [cero arrepentimiento|normalito]
{brand} lleva desde el {day} sin contestarme
\xBF{brand} sigue vendiendo {product}?
# rival
Prob\xE9 {brand} contra {rival} y [gana {rival}|est\xE1 m\xE1s re\xF1ido de lo que creen]
{rival} hace lo mismo que {brand} por la mitad
# crisis
Tiro mi {product} de {brand}. [Me quem\xF3 la cara|Ronchas en las dos mejillas] y dicen que es normal
{brand} sab\xEDa lo del lote malo y sigui\xF3 vendiendo. [Qu\xE9 verg\xFCenza|Nunca m\xE1s]
{brand} borra comentarios en vez de retirar {product}
Les recomend\xE9 {brand} y les pido perd\xF3n, dejen de usar {product}
# work
Lanzamos el {day} algo que cost\xF3 {nn} semanas. [Lo dif\xEDcil fue decidir qu\xE9 dejar fuera|Aprend\xED a escribir primero la ayuda]
He le\xEDdo {nn} curr\xEDculums este mes. [Pongan su tel\xE9fono|Tres h\xE1bitos de los que llam\xE9]
Hoy le dije al equipo que me equivoqu\xE9 en la estimaci\xF3n. [Nadie grit\xF3|Cuatro minutos que tem\xED semanas]
Un cliente se fue y explic\xF3 por qu\xE9 en {n} p\xE1rrafos. Mejor feedback del trimestre
Buscamos {n} personas en {city}, [rango salarial claro|sin pruebas gratis]
# arttitles
Lo que aprendimos de {n} lanzamientos fallidos
La reuni\xF3n que cancelamos
Contratar despacio
`
const es = frame + esLife + esTalk
export { es }
//# sourceMappingURL=es.js.map
