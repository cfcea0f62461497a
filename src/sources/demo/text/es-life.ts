/** Spanish posts that belong to one interest; the tag in front says which. */
export const esLife = `
# life.extra
(beauty) Mi piel no perdonó [el vuelo|la boda|tres noches malas], así que [caldo y crema|rutina de abuela] hasta el {day}
(fashion) Llevé las botas al zapatero, [quedaron nuevas por dos cafés|me regañó por mojarlas]
(drinks) Café nuevo de tueste claro, {n} mañanas hasta que [supo a durazno|dejó de saber a tostada]
(drinks) Se rompió mi taza favorita, [un minuto de silencio|ahora es maceta]
(sports) Cien tiros libres antes del desayuno, [entraron la mitad|los conté, no mientan]
(outdoors) La carpa [gotea|huele al verano pasado], pero [la vista|el café] lo arregla todo
(travel) Una señora en el mercado [me arregló el cierre con un tenedor|no me quiso cobrar los duraznos]
(technology) Media tarde buscando un error que era una coma, [buenas noches|cobro por coma]
(gaming) Mi hermana juega [solo para acariciar al perro|mejor que yo], hay que hablarlo
(music) {n} acordes, una cuerda rota y [un vecino que aplaude|ganas]
(dance) Ensayo hasta las {time}, [codos raspados|por fin salió la vuelta], clase abierta el {day}
(dance) Ocho tiempos de puro caos, [la versión completa cuando me perdonen las rodillas|etiqueten a quien la clava]
(film) Vi {n} películas esta semana y [lloré con la de dibujos|solo una tenía final]
(art) Página {nn} del cuaderno: [manos otra vez|gente dormida en el metro]
(photography) Esperé {nn} minutos a que pasara alguien de rojo y [pasó una paloma|valió la pena]
(books) La biblioteca de {city} me perdonó la multa, [mejor institución del mundo|moriría por la bibliotecaria]
(comedy) Ser adulto es [decir 'hay que vernos' hasta morir|emocionarse por una esponja nueva]
(gardening) Las babosas se comieron la lechuga, [vuelvo a empezar el {day}|pacto de paz pendiente]
(gardening) La vecina me pasó esquejes por la reja y [ahora le debo mermelada|nunca habíamos hablado]
(pets) {n} años desde que adoptamos a {pet}, [le daba miedo todo|y mírenlo ahora]
(family) Mi adolescente [me dijo buenos días|se rió de mi chiste y lo negó], lo voy a enmarcar
(education) Llevo {nnn} días de japonés y [pedí sopa y me trajeron sopa|entendí un chiste]
(business) Subí precios un {nn}%, [nadie pestañeó|se fueron dos y estuvo bien]
(business) Perdí un cliente. [Fue culpa mía|No encajábamos]. Lo escribo para no repetirlo
(finance) Anoté cada gasto {nn} días y el villano es [el delivery|las suscripciones olvidadas]
(finance) Mes sin compras, día {nn}: [caí por un pan dulce|la biblioteca me salva]
(automotive) Busqué un ruido {n} semanas y era [una moneda|una cuchara]
(automotive) Vuelta de domingo, {nn} curvas, [un tractor|mosquitos en los dientes]
(news) Corrección: puse {nn} y son {nn}. [Perdón y gracias a quien revisó|Ya está arriba]
(news) {nn} vecinos en la reunión por [el río|el techo de la escuela], [casi todos hasta el final|un perro muy serio]
# official
Llegó {product}. [Lo pidieron mucho|{nn} prototipos después]
Así se hace {product}: {n} personas y [una máquina muy ruidosa|mucha cinta]
Volvió {product}, [perdón por la espera|esta vez a tiempo]
`
