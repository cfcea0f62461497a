import { esLife } from './es-life.js'
import { esTalk } from './es-talk.js'

// Spanish, written as it is spoken on both sides of the Atlantic. Interests fold into eight groups.
const frame = `
# days
lunes
martes
miércoles
jueves
viernes
sábado
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
(beauty) Hoy me corté el flequillo sola. [No digan nada|Otra vez|Mi madre ya se rió]
(beauty) {nn} días usando solo [crema y protector|jabón de farmacia|lo básico] y mi piel [está más tranquila que yo|por fin respira]
(fashion) Este abrigo era de mi tía y [huele a los noventa|tiene un boleto de cine del 98 en el bolsillo|no me lo quito hasta abril]
(fashion) Vendí {nn} cosas del clóset, [el alquiler lo pagan mis jeans|qué alivio ver perchas vacías]
(beauty) Me maquillé en {n} minutos en el taxi, [una ceja es prima de la otra|y nadie lo notó]
(fashion) {friend} dice que me visto como [profesora de arte jubilada|señor de domingo] y [me encanta|lo tomo como piropo]
+ Menos producto y más paciencia
+ La costura se mira antes que la marca
# life.food
(food) Se me quemó [el arroz|el caramelo|la mitad del pan], [pero igual me lo comí|el fondo era lo mejor]
(food) Vino {friend} a cenar, entré en pánico y cociné [para diez|tres tipos de papas|la lasaña de siempre]
(food) Lentejas otra vez, pero con [chorizo|limón y mucho cilantro|un huevito encima] [y ni me quejo|gloria bendita]
(food) En el puesto de la esquina hacen [unos tacos de canasta|una tortilla jugosa|unas arepas] que [te arreglan el día|lloré un poco]
(food) La receta de mi abuela dice 'hasta que esté'. [Gracias, abue|La llamé: 'más rato']
(drinks) Café en [el escalón de la puerta|la terraza|la cocina a oscuras] antes de que despierte nadie
+ La sal, antes de lo que crees
+ Fuego bajo. Más bajo
# life.move
(fitness) {nn} km con [las piernas muertas|lluvia|{n} horas de sueño], [caminé la subida y qué|me sonó la rodilla]
(fitness) Primera dominada del año! [Meses con la liga|Grité tanto que salió el vecino]
(sports) Perdimos {n}-1 contra [los dentistas|unos chavales de quince], [y fue lo mejor de la semana|exijo VAR]
(outdoors) Madrugón para ver [el amanecer desde la sierra|la marea baja], [ni un alma|niebla y un perro]
(fitness) Hoy descanso, [o sea que limpié el horno|se me da fatal]
(sports) Golazo en el {nn}, [me quedé sin voz|abracé a un desconocido]
+ Dormir también entrena
+ Sin prisa, que nadie te persigue
# life.play
(gaming) Llevo {nn} horas y [apenas encontré la misión principal|solo pesco]
(gaming) Morí {nn} veces con el mismo jefe y lo maté [con un palo|de pura rabia|gracias a {friend}]
(technology) La actualización [me borró las alarmas|arregló justo lo que me gustaba], buenos días
(gaming) Directo hoy a las {time}, [granja tranqui|terror, recen por mí]
(technology) Armé mi primera compu, [sobró un tornillo|prendió a la primera y lloré]
+ Quiten el motion blur, de nada
+ Hagan copia de seguridad. Hoy
# life.home
(pets) {pet} [se comió medio calcetín|descubrió el espejo|abre la nevera solo], [el veterinario dice que todo bien|ya no tengo secretos]
(home) Pinté el pasillo de un verde que [la lata llama musgo y yo charco|de noche no sé]
(gardening) Salió el primer tomate, [del tamaño de una canica|se lo conté a toda la oficina]
(family) La niña se puso los zapatos sola, [al revés, orgullosísima|tardamos veinte minutos]
(home) Arreglé el grifo yo, [tres viajes a la ferretería|mi papá por videollamada]
(family) {n} horas de sueño en {n} pedazos, [si te llamo como al perro, perdón|café, por favor]
+ Bajen la vara, en serio
+ Riego por la mañana y a la raíz
# life.mind
(books) Me faltan {nn} páginas y [las estoy racionando|se me pasó la parada]
(wellness) El móvil fuera del cuarto {n} noches, [dormí como bebé|igual lo busqué]
(education) Expliqué fracciones con [pizza|mandarinas] a {nn} adolescentes, [entendieron antes que yo|'¿esto entra?']
(wellness) Terapia el {day}, [tarea: decir que no una vez|salí más ligera]
(books) Club de lectura: {n} personas, [dos lo habían terminado|ganó el vino]
+ Veinte minutos al día, sin heroísmos
+ No es consejo, es lo que me sirve
# life.art
(music) Escribí un coro en [la parada del bus|la ducha], el audio es [casi todo tráfico|un desastre bonito]
(music) Toqué para {nn} personas en [una librería|un bar con el fútbol puesto], [no se fue nadie|alguien compró un disco!]
(art) Se me corrió el esmalte y [es la mejor taza que he hecho|a la caja de errores]
(photography) Un rollo en {city}, {nn} fotos, me quedo con {n}
(comedy) Mi mamá [manda audios como rehén|cree que la nube es el clima], parte {n}
(dance) Filmé esto {nn} veces, [subo la segunda|siempre pasa alguien]
(film) La serie, capítulo {n}. [No digo nada|Pónganse al día YA]
+ Si funciona con los ojos entrecerrados, funciona
+ Segunda parte cuando me perdone mi compañero de piso
# life.world
(travel) Perdí el [tren|ferry|último bus], así que [caminamos y encontramos la mejor sopa del viaje|conozco muy bien esta estación]
(travel) {n} días con una mochila del cole, [la misma camisa en todas las fotos|sobró la mitad]
(finance) Terminé de pagar [el coche|la tarjeta], [lloré en la cocina|me compré un helado]
(business) Empaqué {nn} pedidos en [la mesa del comedor|el suelo], [con cinta pegada al gato|se acabaron las cajas]
(automotive) Arrancó! {n} meses bajo la lona y [echó humo, pero humo amigable|mi viejo aplaudió]
(news) El ayuntamiento vota el {day} [lo del carril bus|el horario de la biblioteca], [leí las {nn} páginas por ustedes|resumen abajo]
+ Pregunten al chófer dónde come
+ Quien promete rentabilidad, miente
# openings
A ver
Bueno, pues
Actualización:
Nadie preguntó, pero
Confieso
Les cuento
Hola desde {city}
No iba a subir esto
Son las {time} y
Ojo
# asides
{pet} durmió todo el rato
Saluda {friend}
No miren el fondo
Se oye el taladro del vecino, perdón
Y llovió, claro
En fin
Escribo esto desde el bus
Ya sé, ya sé
# questions
¿Ustedes qué harían?
¿Soy la única?
¿Primera o segunda?
¿Alguien más en {city}?
¿Hago segunda parte?
¿Qué me falta?
# signoffs
Los quiero, chao
Nos vemos el {day}
Y ya, eso era
Besos
A dormir
Hasta la próxima
# feelings
Orgullo, la verdad
Qué falta me hacía
Cansada y feliz
Ni tan mal
Sigo en una nube
# titles
Probé esto {nn} días y pasó esto
{n} errores que cometí
Un {day} cualquiera en {city}
Lo que nadie te cuenta
¿Valió la pena? {n} meses después
Respondo sus preguntas
# disclosures
#publi
#publicidad
publi
#ad
Colaboración pagada con {brand}
# sponsored
{n} semanas con {product} y [ya no uso otra cosa|{friend} me lo roba]
Cuando me escribió {brand} dudé, [ya saben cómo soy|digo que no a casi todo], pero {product} [se ganó su sitio|cumple]
Lo que me preguntan siempre: es {product} de {brand}
Probé {product} [en pleno viaje|todas las mañanas|sin piedad] y [aguantó|me convenció]
# calls
Con {code} tienen {nn}% hasta el {day}
Link en la bio
Sorteo {n}, cuéntenme para qué lo quieren
# brandtalk
Digan lo que digan de {brand}, {product} [me dura años|salió bueno]
Me compré {product} con mi dinero, [cero arrepentimiento|normalito]
{brand} lleva desde el {day} sin contestarme
¿{brand} sigue vendiendo {product}?
# rival
Probé {brand} contra {rival} y [gana {rival}|está más reñido de lo que creen]
{rival} hace lo mismo que {brand} por la mitad
# crisis
Tiro mi {product} de {brand}. [Me quemó la cara|Ronchas en las dos mejillas] y dicen que es normal
{brand} sabía lo del lote malo y siguió vendiendo. [Qué vergüenza|Nunca más]
{brand} borra comentarios en vez de retirar {product}
Les recomendé {brand} y les pido perdón, dejen de usar {product}
# work
Lanzamos el {day} algo que costó {nn} semanas. [Lo difícil fue decidir qué dejar fuera|Aprendí a escribir primero la ayuda]
He leído {nn} currículums este mes. [Pongan su teléfono|Tres hábitos de los que llamé]
Hoy le dije al equipo que me equivoqué en la estimación. [Nadie gritó|Cuatro minutos que temí semanas]
Un cliente se fue y explicó por qué en {n} párrafos. Mejor feedback del trimestre
Buscamos {n} personas en {city}, [rango salarial claro|sin pruebas gratis]
# arttitles
Lo que aprendimos de {n} lanzamientos fallidos
La reunión que cancelamos
Contratar despacio
`

/** Spanish. */
export const es = frame + esLife + esTalk
