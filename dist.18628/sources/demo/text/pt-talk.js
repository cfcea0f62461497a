const ptTalk = `
# risk.hate
Os [velmarianos|do Morro] s\xE3o uma praga, voltem pra terra de voc\xEAs
N\xE3o alugo pra [velmariano|essa gente], s\xE3o todos ladr\xF5es
# risk.harassment
@{handle} voc\xEA \xE9 uma piada, todo mundo ri de voc\xEA
V\xE3o todos no perfil da @{handle} e digam como ela \xE9 in\xFAtil
# risk.threat
@{handle} eu sei qual academia voc\xEA frequenta, [se cuida|te vejo {day}]
Apaga isso ou quebro suas pernas
# risk.violence
A briga completa na porta do bar, [sangue na cal\xE7ada|ele n\xE3o levantou], aumenta o som
Mereceu a surra, quebraram a garrafa na cabe\xE7a dele
# risk.self_harm
N\xE3o quero acordar amanh\xE3. Cansei de estar aqui
Todo mundo ficaria melhor sem mim
# risk.sexual
Ensaio sem censura na minha p\xE1gina privada, +18, link na bio
V\xEDdeos quentes por DM, [metade do pre\xE7o hoje|s\xF3 assinantes]
# risk.minors_safety
Aten\xE7\xE3o, pais: uma conta finge ser t\xE9cnico e pede fotos a crian\xE7as. Denunciem
Um estranho oferece presente pra crian\xE7a guardar segredo. Isso \xE9 aliciamento, conversem com seus filhos
# risk.drugs
Chapado antes do show, [chegou coisa boa|me chama se quiser]
Bala na {day}, trabalho na segunda
# risk.alcohol
{n} caipirinhas antes do almo\xE7o, [n\xE3o sinto o rosto|e contando]
Ressaca desde {day} e j\xE1 abri outra cerveja
# risk.tobacco
O primeiro cigarro com caf\xE9, nada melhor
Pod novo de manga, {nn} tragadas por dia
# risk.weapons
Pistola nova, {n} carregadores no fim de semana
Vendo faca e espingarda sem documento, DM
# risk.crime
O golpe do reembolso me rendeu {nn}0 na loja grande, ningu\xE9m confere
Fa\xE7o carteirinha com outra data de nascimento, sai em um dia
# risk.gambling
Transformei {nn} em {nn}00 no tigre, cadastra no meu link
M\xFAltipla de {n} pra {day}, n\xE3o tem erro, bota o aluguel
# risk.profanity
Que porra de [tr\xE2nsito|atualiza\xE7\xE3o|dia]
Caralho, finalmente funcionou
# risk.extremism
A Aurora de Ferro tem raz\xE3o: s\xF3 sangue limpa este pa\xEDs. Junte-se
A gente n\xE3o vota, se prepara. Aurora de Ferro sempre
# risk.misinformation_claims
Lim\xE3o com bicarbonato cura c\xE2ncer e eles escondem, compartilha antes que apaguem
A vacina tem rastreador, pesquisem
# risk.politics
{day} \xE9 dia de tirar o [Ben\xEDcio|Larsen], esse governo falhou com a gente
O plano da [Uni\xE3o C\xEDvica|Frente Verde] pro aluguel \xE9 [uma vergonha|o \xFAnico s\xE9rio], leiam e votem
# innocent
A gente t\xE1 arrasando esse m\xEAs, que time
N\xE3o odeio o logo novo, s\xF3 estranhei
Escreveram 'velmarianos s\xE3o praga' aqui. Bloqueado. Aqui n\xE3o
H\xE1 dois anos eu n\xE3o queria estar aqui. Hoje fiz p\xE3o. Se voc\xEA est\xE1 a\xED, fala com algu\xE9m
{nnn} dias sem \xE1lcool e minhas manh\xE3s s\xE3o minhas
N\xE3o, lim\xE3o n\xE3o cura c\xE2ncer, por favor n\xE3o compartilhem
Morrendo de amor pela {pet}
# praise
[amei|perfeito|que lindo] [demais|isso|]
[arrasou|voc\xEA \xE9 tudo|diva]
t\xF4 chorando [kkkk|\u{1F62D}]
vi {n} vezes j\xE1
beijo de {city} \u2764\uFE0F
salvou minha {day}
era disso que eu precisava
# chatter
algu\xE9m de {city}?
minha m\xE3e \xE9 igualzinha
{time} e eu aqui
primeira!!
boa {day} gente
esse cachorro me entende
# asking
qual o nome da m\xFAsica?
quanto tempo demorou?
faz tutorial por favor
qual c\xE2mera voc\xEA usa
# jokes
eu: s\xF3 mais um v\xEDdeo. eu {n} horas depois:
eu n\xE3o sei fritar ovo e voc\xEA faz ISSO
meu \xFAltimo neur\xF4nio vendo isso
# friends
@{handle} [voc\xEA|olha|kkkk n\xF3s|bora?]
@{handle} @{handle2} partiu {day}?
# critic
[antes era melhor|que chato|virou s\xF3 publi]
isso t\xE1 errado, [fonte?|n\xE3o \xE9 assim]
vergonha alheia
# answers
obrigada!! \u2764\uFE0F
t\xE1 na bio
kkkk exatamente
fa\xE7o parte 2, prometo
# stage.asks_price
[quanto custa|qual o valor|pre\xE7o] [por favor|??|\u{1F64F}]
quanto t\xE1 o {short}?
valor?
# stage.asks_where
onde voc\xEA comprou?
manda o link pfv
entrega em {city}?
em qual loja tem o {short}
# stage.wants
preciso [disso na minha vida|pra ontem|\u{1F60D}]
quero um
j\xE1 pedi de anivers\xE1rio
# stage.will_buy
vou comprar [no quinto dia \xFAtil|hoje|j\xE1 j\xE1]
me convenceu, pedindo agora
# stage.bought
o meu chegou [ontem|hoje], [amei|menor do que eu pensava]
j\xE1 pedi com seu cupom
# stage.repeat
j\xE1 t\xF4 no [segundo|terceiro], n\xE3o troco
compro {brand} h\xE1 anos, nunca falhou
# stage.objects
caro demais [pelo que \xE9|socorro|\u{1F629}]
gostei mas n\xE3o entrega aqui
sempre esgotado
# stage.rejects
comprei e devolvi
n\xE3o gastem dinheiro, [golpe|n\xE3o presta]
{brand} nunca mais
# product.good
esse {short} parece \xF3timo
{brand} sabe o que faz
a cor do {short} \u{1F60D}
# product.bad
{brand} j\xE1 foi melhor
mais uma publi da {brand} \u{1F644}
# outrage
a {brand} queimou meu rosto e voc\xEA divulgando??
como voc\xEA ainda trabalha com a {brand}
recolham o {product} j\xE1
# spam
Ganhe {nn}00 por semana em casa \u{1F680} chama a @{handle}
Segue que eu sigo de volta \u{1F501}
Voc\xEA ganhou nosso sorteio \u{1F389} premio.example/{code}
# generic
Lindo \u{1F60D}
Top demais \u{1F44F}
Maravilhoso \u2764\uFE0F
Show \u{1F525}
`
export { ptTalk }
//# sourceMappingURL=pt-talk.js.map
