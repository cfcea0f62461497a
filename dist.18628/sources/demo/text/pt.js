import { ptLife } from './pt-life.js'
import { ptTalk } from './pt-talk.js'
const frame = `
# days
segunda
ter\xE7a
quarta
quinta
sexta
s\xE1bado
domingo
# months
janeiro
mar\xE7o
maio
junho
agosto
outubro
dezembro
# life.look
(beauty) Cortei minha franja sozinha de novo. [N\xE3o comenta|Minha m\xE3e j\xE1 riu|Ficou... moderna]
(beauty) {nn} dias s\xF3 com [sabonete de farm\xE1cia|hidratante e protetor] e a pele [acalmou|t\xE1 um p\xEAssego, juro]
(fashion) Esse casaco era da minha tia e [tem bilhete de \xF4nibus de 99 no bolso|n\xE3o sai mais do corpo]
(beauty) Fiz a make inteira em {n} minutos no [Uber|metr\xF4], [uma sobrancelha \xE9 prima da outra|ningu\xE9m percebeu]
(fashion) Desapeguei de {nn} pe\xE7as, [o aluguel agradece|comprei uma de volta sem querer]
(beauty) Unha nova, [francesinha torta e feliz|vermelho quase preto], {n} horas sentada
+ Menos produto, mais paci\xEAncia
+ Olha a costura antes da etiqueta
# life.food
(food) Queimei [o arroz|o brigadeiro|metade do p\xE3o de queijo] e [comi mesmo assim|o fundo era o melhor]
(food) {friend} veio jantar e eu fiz comida pra [dez|um batalh\xE3o]
(food) Feij\xE3o de ontem com [farofa|um ovo por cima|couve e lim\xE3o], [paz mundial|n\xE3o tem erro]
(food) A receita da v\xF3 diz 'at\xE9 dar o ponto'. [Qual ponto, v\xF3?|Liguei pra ela: 'mais um tiquinho']
(food) Coxinha da padaria da esquina, [nota {n}|cheguei e s\xF3 tinha uma]
(drinks) Caf\xE9 passado \xE0s {time}, [casa em sil\xEAncio|{pet} me julgando]
+ Fogo baixo. Mais baixo
+ N\xE3o lota a frigideira, pelo amor
# life.move
(fitness) {nn} km com [perna de chumbo|chuva no final|{n} horas de sono], [andei na ladeira, sem vergonha|fechei]
(fitness) Primeira barra da vida! [Foram meses no el\xE1stico|Gritei, o vizinho veio ver]
(sports) Perdemos de {n} a 1 pros [dentistas|moleques da rua de cima] e [foi o melhor racha do ano|quero o VAR]
(outdoors) Trilha \xE0s {time}, [neblina e um cachorro caramelo|nascer do sol de chorar]
(fitness) Dia de descanso, [ou seja, faxina|n\xE3o sei parar]
(sports) Gol aos {nn} e eu [perdi a voz|abracei um desconhecido no bar]
+ Dormir tamb\xE9m \xE9 treino
+ Aquece o tornozelo, ningu\xE9m aquece o tornozelo
# life.play
(gaming) {nn} horas de jogo e [ainda n\xE3o achei a miss\xE3o principal|s\xF3 pesquei]
(gaming) Morri {nn} vezes pro mesmo chef\xE3o e ganhei [no \xF3dio|com um graveto|por dica do {friend}]
(gaming) Live hoje \xE0s {time}, [fazendinha|terror, me salvem]
(technology) A atualiza\xE7\xE3o [apagou meus alarmes|mudou o bot\xE3o de lugar], bom dia n\xE9
(technology) Montei meu primeiro PC, [sobrou um parafuso|ligou de primeira e eu chorei]
+ Faz backup. Hoje
+ Desliga o motion blur e seja feliz
# life.home
(pets) {pet} [comeu meia meia|aprendeu a abrir a geladeira|se apaixonou pelo espelho], [veterin\xE1rio disse que t\xE1 tudo bem|acabou minha privacidade]
(home) Pintei o corredor de um verde que [a lata chama de musgo|\xE0 noite vira lago]
(gardening) Nasceu o primeiro tomate, [tamanho de uma bolinha de gude|contei pra firma inteira]
(family) A pequena cal\xE7ou o sapato sozinha, [no p\xE9 trocado, orgulho total|vinte minutos]
(home) Consertei a torneira, [tr\xEAs idas na loja de material|meu pai por v\xEDdeo]
(family) Dormi {n} horas em {n} peda\xE7os, [me chama de zumbi|caf\xE9 na veia]
+ Baixa a r\xE9gua, s\xE9rio
+ Rega de manh\xE3 e na raiz
# life.mind
(books) Faltam {nn} p\xE1ginas e [t\xF4 economizando|passei do ponto do \xF4nibus]
(wellness) {n} noites com o celular fora do quarto, [dormi feito pedra|ainda procurei ele]
(education) Expliquei fra\xE7\xE3o com [pizza|pa\xE7oca] pra {nn} adolescentes, [entenderam antes de mim|'cai na prova?']
(wellness) Terapia na {day}, [li\xE7\xE3o de casa: dizer n\xE3o|sa\xED mais leve]
(books) Clube do livro: {n} pessoas, [duas leram|ningu\xE9m gostou dele]
+ Vinte minutos por dia, sem hero\xEDsmo
+ N\xE3o \xE9 conselho, \xE9 o que funciona pra mim
# life.art
(music) Escrevi um refr\xE3o [no ponto de \xF4nibus|no banho], o \xE1udio \xE9 [s\xF3 buzina|um caos bonito]
(music) Toquei pra {nn} pessoas num [bar com jogo passando|sebo], [ningu\xE9m foi embora|venderam um CD!]
(art) O esmalte escorreu e [virou a melhor caneca que fiz|foi pra caixa dos erros]
(photography) Um filme em {city}, {nn} fotos, salvei {n}
(comedy) Minha m\xE3e [manda \xE1udio de {n} minutos|acha que nuvem \xE9 clima], parte {n}
(dance) Gravei isso {nn} vezes, [fica a segunda|sempre passa algu\xE9m]
(film) Epis\xF3dio {n}. [Sem spoiler. Mas gente|Corre assistir]
+ Parte dois quando meu colega de ap\xEA me perdoar
+ Grava tudo, at\xE9 o que sai ruim
# life.world
(travel) Perdi o [\xF4nibus|trem|voo] e [achamos o melhor caldo da viagem|conhe\xE7o bem essa rodovi\xE1ria]
(travel) {n} dias com uma mochila de escola, [mesma camisa em toda foto|sobrou roupa]
(finance) Quitei [o cart\xE3o|o carro], [chorei na cozinha|comprei um sorvete]
(business) Embalei {nn} pedidos no [ch\xE3o da sala|tampo da pia], [fita no gato|acabou a caixa]
(automotive) Pegou! {n} meses parada e [soltou fuma\xE7a, mas fuma\xE7a amiga|meu pai aplaudiu]
(news) A c\xE2mara vota {day} [o corredor de \xF4nibus|o hor\xE1rio da biblioteca], [li as {nn} p\xE1ginas por voc\xEAs|resumo aqui]
+ Pergunta pro motorista onde ele almo\xE7a
+ Prometeu lucro, corre
# openings
Gente
Ent\xE3o
Olha s\xF3
Ningu\xE9m perguntou, mas
Confesso
Oi de {city}
S\xE3o {time} e
Atualizando:
N\xE3o ia postar isso
# asides
{pet} dormiu o tempo todo
{friend} mandou um beijo
N\xE3o olha o fundo
Choveu, claro
Enfim
Escrevo isso do bus\xE3o
T\xF4 morta mas t\xF4 feliz
# questions
Voc\xEAs fariam o qu\xEA?
S\xF3 eu?
Primeira ou segunda?
Algu\xE9m mais de {city}?
Fa\xE7o parte dois?
# signoffs
Beijo, tchau
At\xE9 {day}
Era isso
Bora
Fui
# feelings
Orgulho demais
Precisava disso
Cansada e feliz
Nada mal
Ainda nas nuvens
# titles
Testei por {nn} dias e olha no que deu
{n} erros que eu cometi
Uma {day} comum em {city}
O que ningu\xE9m te conta
Valeu a pena? {n} meses depois
Respondendo voc\xEAs
# disclosures
#publi
#publicidade
publi
#ad
Parceria paga com {brand}
# sponsored
{n} semanas com o {product} e [n\xE3o largo mais|{friend} fica roubando]
Quando a {brand} me chamou eu desconfiei, [voc\xEAs me conhecem|recuso quase tudo], mas o {product} [ganhou lugar na prateleira|entrega]
Todo mundo pergunta: \xE9 o {product} da {brand}
Testei o {product} [na correria|toda manh\xE3|sem d\xF3] e [aguentou|me convenceu]
# calls
Com {code} tem {nn}% at\xE9 {day}
Link na bio
Vou sortear {n}, me conta por que voc\xEA quer
# brandtalk
Falem o que quiser da {brand}, o {product} [dura anos|\xE9 bom mesmo]
Comprei o {product} com meu dinheiro, [zero arrependimento|\xE9 ok]
{brand} n\xE3o me responde desde {day}
A {brand} ainda vende o {product}?
# rival
Testei {brand} contra {rival} e [deu {rival}|foi por pouco]
{rival} faz o mesmo que {brand} pela metade do pre\xE7o
# crisis
Joguei fora meu {product} da {brand}. [Queimou meu rosto|Alergia nas duas bochechas] e dizem que \xE9 normal
A {brand} sabia do lote ruim e continuou vendendo. [Que vergonha|Nunca mais]
{brand} apaga coment\xE1rio em vez de recolher o {product}
Indiquei {brand} pra voc\xEAs e pe\xE7o desculpa, parem de usar
# work
Lan\xE7amos {day} algo que levou {nn} semanas. [Dif\xEDcil foi decidir o que cortar|Aprendi a escrever a ajuda primeiro]
Li {nn} curr\xEDculos este m\xEAs. [Coloquem o telefone|Tr\xEAs h\xE1bitos de quem eu chamei]
Hoje contei pro time que errei a estimativa. [Ningu\xE9m gritou|Foram quatro minutos]
Um cliente cancelou e explicou o porqu\xEA em {n} par\xE1grafos. Melhor feedback do trimestre
Vagas: {n} pessoas em {city}, [faixa salarial clara|sem teste de gra\xE7a]
# arttitles
O que {n} lan\xE7amentos ruins nos ensinaram
A reuni\xE3o que cancelamos
Contratar devagar
`
const pt = frame + ptLife + ptTalk
export { pt }
//# sourceMappingURL=pt.js.map
