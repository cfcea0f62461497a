const esLife = `
# life.extra
(beauty) Mi piel no perdon\xF3 [el vuelo|la boda|tres noches malas], as\xED que [caldo y crema|rutina de abuela] hasta el {day}
(fashion) Llev\xE9 las botas al zapatero, [quedaron nuevas por dos caf\xE9s|me rega\xF1\xF3 por mojarlas]
(drinks) Caf\xE9 nuevo de tueste claro, {n} ma\xF1anas hasta que [supo a durazno|dej\xF3 de saber a tostada]
(drinks) Se rompi\xF3 mi taza favorita, [un minuto de silencio|ahora es maceta]
(sports) Cien tiros libres antes del desayuno, [entraron la mitad|los cont\xE9, no mientan]
(outdoors) La carpa [gotea|huele al verano pasado], pero [la vista|el caf\xE9] lo arregla todo
(travel) Una se\xF1ora en el mercado [me arregl\xF3 el cierre con un tenedor|no me quiso cobrar los duraznos]
(technology) Media tarde buscando un error que era una coma, [buenas noches|cobro por coma]
(gaming) Mi hermana juega [solo para acariciar al perro|mejor que yo], hay que hablarlo
(music) {n} acordes, una cuerda rota y [un vecino que aplaude|ganas]
(dance) Ensayo hasta las {time}, [codos raspados|por fin sali\xF3 la vuelta], clase abierta el {day}
(dance) Ocho tiempos de puro caos, [la versi\xF3n completa cuando me perdonen las rodillas|etiqueten a quien la clava]
(film) Vi {n} pel\xEDculas esta semana y [llor\xE9 con la de dibujos|solo una ten\xEDa final]
(art) P\xE1gina {nn} del cuaderno: [manos otra vez|gente dormida en el metro]
(photography) Esper\xE9 {nn} minutos a que pasara alguien de rojo y [pas\xF3 una paloma|vali\xF3 la pena]
(books) La biblioteca de {city} me perdon\xF3 la multa, [mejor instituci\xF3n del mundo|morir\xEDa por la bibliotecaria]
(comedy) Ser adulto es [decir 'hay que vernos' hasta morir|emocionarse por una esponja nueva]
(gardening) Las babosas se comieron la lechuga, [vuelvo a empezar el {day}|pacto de paz pendiente]
(gardening) La vecina me pas\xF3 esquejes por la reja y [ahora le debo mermelada|nunca hab\xEDamos hablado]
(pets) {n} a\xF1os desde que adoptamos a {pet}, [le daba miedo todo|y m\xEDrenlo ahora]
(family) Mi adolescente [me dijo buenos d\xEDas|se ri\xF3 de mi chiste y lo neg\xF3], lo voy a enmarcar
(education) Llevo {nnn} d\xEDas de japon\xE9s y [ped\xED sopa y me trajeron sopa|entend\xED un chiste]
(business) Sub\xED precios un {nn}%, [nadie pesta\xF1e\xF3|se fueron dos y estuvo bien]
(business) Perd\xED un cliente. [Fue culpa m\xEDa|No encaj\xE1bamos]. Lo escribo para no repetirlo
(finance) Anot\xE9 cada gasto {nn} d\xEDas y el villano es [el delivery|las suscripciones olvidadas]
(finance) Mes sin compras, d\xEDa {nn}: [ca\xED por un pan dulce|la biblioteca me salva]
(automotive) Busqu\xE9 un ruido {n} semanas y era [una moneda|una cuchara]
(automotive) Vuelta de domingo, {nn} curvas, [un tractor|mosquitos en los dientes]
(news) Correcci\xF3n: puse {nn} y son {nn}. [Perd\xF3n y gracias a quien revis\xF3|Ya est\xE1 arriba]
(news) {nn} vecinos en la reuni\xF3n por [el r\xEDo|el techo de la escuela], [casi todos hasta el final|un perro muy serio]
# official
Lleg\xF3 {product}. [Lo pidieron mucho|{nn} prototipos despu\xE9s]
As\xED se hace {product}: {n} personas y [una m\xE1quina muy ruidosa|mucha cinta]
Volvi\xF3 {product}, [perd\xF3n por la espera|esta vez a tiempo]
`
export { esLife }
//# sourceMappingURL=es-life.js.map
