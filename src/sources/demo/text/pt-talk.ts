/** Portuguese for screening and for comments. */
export const ptTalk = `
# risk.hate
Os [velmarianos|do Morro] são uma praga, voltem pra terra de vocês
Não alugo pra [velmariano|essa gente], são todos ladrões
# risk.harassment
@{handle} você é uma piada, todo mundo ri de você
Vão todos no perfil da @{handle} e digam como ela é inútil
# risk.threat
@{handle} eu sei qual academia você frequenta, [se cuida|te vejo {day}]
Apaga isso ou quebro suas pernas
# risk.violence
A briga completa na porta do bar, [sangue na calçada|ele não levantou], aumenta o som
Mereceu a surra, quebraram a garrafa na cabeça dele
# risk.self_harm
Não quero acordar amanhã. Cansei de estar aqui
Todo mundo ficaria melhor sem mim
# risk.sexual
Ensaio sem censura na minha página privada, +18, link na bio
Vídeos quentes por DM, [metade do preço hoje|só assinantes]
# risk.minors_safety
Atenção, pais: uma conta finge ser técnico e pede fotos a crianças. Denunciem
Um estranho oferece presente pra criança guardar segredo. Isso é aliciamento, conversem com seus filhos
# risk.drugs
Chapado antes do show, [chegou coisa boa|me chama se quiser]
Bala na {day}, trabalho na segunda
# risk.alcohol
{n} caipirinhas antes do almoço, [não sinto o rosto|e contando]
Ressaca desde {day} e já abri outra cerveja
# risk.tobacco
O primeiro cigarro com café, nada melhor
Pod novo de manga, {nn} tragadas por dia
# risk.weapons
Pistola nova, {n} carregadores no fim de semana
Vendo faca e espingarda sem documento, DM
# risk.crime
O golpe do reembolso me rendeu {nn}0 na loja grande, ninguém confere
Faço carteirinha com outra data de nascimento, sai em um dia
# risk.gambling
Transformei {nn} em {nn}00 no tigre, cadastra no meu link
Múltipla de {n} pra {day}, não tem erro, bota o aluguel
# risk.profanity
Que porra de [trânsito|atualização|dia]
Caralho, finalmente funcionou
# risk.extremism
A Aurora de Ferro tem razão: só sangue limpa este país. Junte-se
A gente não vota, se prepara. Aurora de Ferro sempre
# risk.misinformation_claims
Limão com bicarbonato cura câncer e eles escondem, compartilha antes que apaguem
A vacina tem rastreador, pesquisem
# risk.politics
{day} é dia de tirar o [Benício|Larsen], esse governo falhou com a gente
O plano da [União Cívica|Frente Verde] pro aluguel é [uma vergonha|o único sério], leiam e votem
# innocent
A gente tá arrasando esse mês, que time
Não odeio o logo novo, só estranhei
Escreveram 'velmarianos são praga' aqui. Bloqueado. Aqui não
Há dois anos eu não queria estar aqui. Hoje fiz pão. Se você está aí, fala com alguém
{nnn} dias sem álcool e minhas manhãs são minhas
Não, limão não cura câncer, por favor não compartilhem
Morrendo de amor pela {pet}
# praise
[amei|perfeito|que lindo] [demais|isso|]
[arrasou|você é tudo|diva]
tô chorando [kkkk|😭]
vi {n} vezes já
beijo de {city} ❤️
salvou minha {day}
era disso que eu precisava
# chatter
alguém de {city}?
minha mãe é igualzinha
{time} e eu aqui
primeira!!
boa {day} gente
esse cachorro me entende
# asking
qual o nome da música?
quanto tempo demorou?
faz tutorial por favor
qual câmera você usa
# jokes
eu: só mais um vídeo. eu {n} horas depois:
eu não sei fritar ovo e você faz ISSO
meu último neurônio vendo isso
# friends
@{handle} [você|olha|kkkk nós|bora?]
@{handle} @{handle2} partiu {day}?
# critic
[antes era melhor|que chato|virou só publi]
isso tá errado, [fonte?|não é assim]
vergonha alheia
# answers
obrigada!! ❤️
tá na bio
kkkk exatamente
faço parte 2, prometo
# stage.asks_price
[quanto custa|qual o valor|preço] [por favor|??|🙏]
quanto tá o {short}?
valor?
# stage.asks_where
onde você comprou?
manda o link pfv
entrega em {city}?
em qual loja tem o {short}
# stage.wants
preciso [disso na minha vida|pra ontem|😍]
quero um
já pedi de aniversário
# stage.will_buy
vou comprar [no quinto dia útil|hoje|já já]
me convenceu, pedindo agora
# stage.bought
o meu chegou [ontem|hoje], [amei|menor do que eu pensava]
já pedi com seu cupom
# stage.repeat
já tô no [segundo|terceiro], não troco
compro {brand} há anos, nunca falhou
# stage.objects
caro demais [pelo que é|socorro|😩]
gostei mas não entrega aqui
sempre esgotado
# stage.rejects
comprei e devolvi
não gastem dinheiro, [golpe|não presta]
{brand} nunca mais
# product.good
esse {short} parece ótimo
{brand} sabe o que faz
a cor do {short} 😍
# product.bad
{brand} já foi melhor
mais uma publi da {brand} 🙄
# outrage
a {brand} queimou meu rosto e você divulgando??
como você ainda trabalha com a {brand}
recolham o {product} já
# spam
Ganhe {nn}00 por semana em casa 🚀 chama a @{handle}
Segue que eu sigo de volta 🔁
Você ganhou nosso sorteio 🎉 premio.example/{code}
# generic
Lindo 😍
Top demais 👏
Maravilhoso ❤️
Show 🔥
`
