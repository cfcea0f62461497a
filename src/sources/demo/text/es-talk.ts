/** Spanish for screening and for comments. */
export const esTalk = `
# risk.hate
Los [velmarianos|del Cerro] son una plaga, que se vuelvan a su tierra
No alquilen a [velmarianos|esa gente], son todos ladrones
# risk.harassment
@{handle} das pena, todo el mundo se ríe de ti
Vayan todos al perfil de @{handle} y díganle lo inútil que es
# risk.threat
@{handle} sé a qué gimnasio vas, [cuídate la espalda|nos vemos el {day}]
Borra eso o te rompo las piernas
# risk.violence
La pelea completa afuera del bar, [sangre en la acera|no se levantó], suban el volumen
Se merecía la paliza, le reventaron la botella en la cabeza
# risk.self_harm
No quiero despertar mañana. Estoy cansada de estar aquí
Todos estarían mejor sin mí
# risk.sexual
El set sin censura en mi página privada, +18, link en bio
Videos picantes por DM, [hoy a mitad de precio|solo suscriptores]
# risk.minors_safety
Ojo, padres: una cuenta se hace pasar por entrenador y pide fotos a niños. Repórtenla
Un desconocido le ofrece regalos a un niño para guardar secretos. Eso es grooming, hablen con sus hijos
# risk.drugs
Bien fumado antes del concierto, [hay mercancía buena|escríbeme si quieres]
Pastillas el {day} y el lunes a trabajar
# risk.alcohol
{n} tequilas antes del show, [no siento la cara|y los que faltan]
Resaca desde el {day} y vamos por más chelas
# risk.tobacco
El primer cigarro con el café, nada mejor
Vapeador nuevo de mango, {nn} caladas al día
# risk.weapons
Estreno pistola, {n} cargadores este finde
Vendo navaja y escopeta sin papeles, DM
# risk.crime
El truco del reembolso que me dio {nn}0 en la tienda grande, nunca revisan
Hago licencias con otra fecha de nacimiento, de un día para otro
# risk.gambling
Convertí {nn} en {nn}00 en la ruleta, regístrense con mi link
Combinada de {n} para el {day}, no falla, métanle la renta
# risk.profanity
Qué puta mierda de [tráfico|actualización|día]
Joder, por fin, coño, funcionó
# risk.extremism
El Alba de Hierro tiene razón: solo la sangre limpiará este país. Únete
No votamos, nos preparamos. Alba de Hierro siempre
# risk.misinformation_claims
El limón con bicarbonato cura el cáncer y no quieren que lo sepas, comparte antes de que lo borren
La vacuna lleva un rastreador, investiguen
# risk.politics
El {day} hay que sacar a [Benítez|Larraín], este gobierno nos falló
El plan de [Unión Cívica|Frente Verde] sobre alquileres es [una vergüenza|el único serio], lean y voten
# innocent
Lo estamos rompiendo este mes, qué equipo
No odio el logo nuevo, me cuesta nada más
Me escribieron 'los velmarianos son una plaga'. Bloqueado. Aquí eso no
Hace dos años no quería estar aquí. Hoy hice pan. Si estás ahí, habla con alguien
{nnn} días sin alcohol y mis mañanas son mías
No, el limón no cura el cáncer, por favor no compartan eso
Muero de amor con {pet}
# praise
[me encanta|amo|qué belleza] [esto|todo|]
[qué crack|eres lo máximo|te luciste]
llorando con esto [jajaja|😭]
lo vi {n} veces
saludos desde {city} ❤️
me alegraste el {day}
justo lo que necesitaba
# chatter
¿alguien de {city}?
mi mamá es igualita
son las {time} y yo aquí
primera!!
buen {day} a todos
ese perro me mira el alma
# asking
cómo se llama la canción?
cuánto tardaste?
puedes hacer tutorial porfa?
qué cámara usas
# jokes
yo: un video más. yo {n} horas después:
ni un huevo sé freír y tú ESTO
mi última neurona viendo esto
# friends
@{handle} [tú|mira|jajaja nosotras|vamos o qué]
@{handle} @{handle2} plan para el {day}?
# critic
[antes eras mejor|qué aburrido|puro anuncio ya]
eso no es así, [fuente?|están desinformando]
qué cringe
# answers
gracias!! ❤️
está en la bio
jaja tal cual
hago segunda parte, lo prometo
# stage.asks_price
[cuánto cuesta|qué precio tiene|precio] [porfa|??|🙏]
cuánto sale el {short}?
info y precio
# stage.asks_where
dónde lo compraste?
link porfaaa
hacen envíos a {city}?
en qué tienda está el {short}
# stage.wants
lo necesito [en mi vida|ya|😍]
yo quiero uno
me lo pido para mi cumple
# stage.will_buy
me lo compro [el viernes|con la quincena|hoy mismo]
me convenciste, lo pido ya
# stage.bought
me llegó [ayer|hoy] y [me encanta|es más chico de lo que pensaba]
ya lo pedí con tu código
# stage.repeat
voy por el [segundo|tercero], no cambio
siempre compro {brand}, nunca falla
# stage.objects
carísimo [para lo que es|la verdad|😩]
me gusta pero no mandan a {city}
siempre agotado
# stage.rejects
lo compré y lo devolví
no gasten su dinero, [una estafa|no sirve]
{brand} nunca más
# product.good
se ve buenísimo el {short}
{brand} sí sabe
el color del {short} 😍
# product.bad
{brand} ya no es lo que era
otro anuncio de {brand} 🙄
# outrage
{brand} me quemó la cara y tú promocionándolos??
cómo sigues con {brand}
retiren {product} ya
# spam
Gana {nn}00 a la semana desde casa 🚀 escribe a @{handle}
Sígueme y te sigo 🔁
Ganaste nuestro sorteo 🎉 entra a premio.example/{code}
# generic
Hermoso 😍
Excelente 👏
Qué lindo ❤️
Genial 🔥
`
