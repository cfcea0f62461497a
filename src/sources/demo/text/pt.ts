import { ptLife } from './pt-life.js'
import { ptTalk } from './pt-talk.js'

// Portuguese, mostly as Brazilians type it. Interests fold into eight groups.
const frame = `
# days
segunda
terça
quarta
quinta
sexta
sábado
domingo
# months
janeiro
março
maio
junho
agosto
outubro
dezembro
# life.look
(beauty) Cortei minha franja sozinha de novo. [Não comenta|Minha mãe já riu|Ficou... moderna]
(beauty) {nn} dias só com [sabonete de farmácia|hidratante e protetor] e a pele [acalmou|tá um pêssego, juro]
(fashion) Esse casaco era da minha tia e [tem bilhete de ônibus de 99 no bolso|não sai mais do corpo]
(beauty) Fiz a make inteira em {n} minutos no [Uber|metrô], [uma sobrancelha é prima da outra|ninguém percebeu]
(fashion) Desapeguei de {nn} peças, [o aluguel agradece|comprei uma de volta sem querer]
(beauty) Unha nova, [francesinha torta e feliz|vermelho quase preto], {n} horas sentada
+ Menos produto, mais paciência
+ Olha a costura antes da etiqueta
# life.food
(food) Queimei [o arroz|o brigadeiro|metade do pão de queijo] e [comi mesmo assim|o fundo era o melhor]
(food) {friend} veio jantar e eu fiz comida pra [dez|um batalhão]
(food) Feijão de ontem com [farofa|um ovo por cima|couve e limão], [paz mundial|não tem erro]
(food) A receita da vó diz 'até dar o ponto'. [Qual ponto, vó?|Liguei pra ela: 'mais um tiquinho']
(food) Coxinha da padaria da esquina, [nota {n}|cheguei e só tinha uma]
(drinks) Café passado às {time}, [casa em silêncio|{pet} me julgando]
+ Fogo baixo. Mais baixo
+ Não lota a frigideira, pelo amor
# life.move
(fitness) {nn} km com [perna de chumbo|chuva no final|{n} horas de sono], [andei na ladeira, sem vergonha|fechei]
(fitness) Primeira barra da vida! [Foram meses no elástico|Gritei, o vizinho veio ver]
(sports) Perdemos de {n} a 1 pros [dentistas|moleques da rua de cima] e [foi o melhor racha do ano|quero o VAR]
(outdoors) Trilha às {time}, [neblina e um cachorro caramelo|nascer do sol de chorar]
(fitness) Dia de descanso, [ou seja, faxina|não sei parar]
(sports) Gol aos {nn} e eu [perdi a voz|abracei um desconhecido no bar]
+ Dormir também é treino
+ Aquece o tornozelo, ninguém aquece o tornozelo
# life.play
(gaming) {nn} horas de jogo e [ainda não achei a missão principal|só pesquei]
(gaming) Morri {nn} vezes pro mesmo chefão e ganhei [no ódio|com um graveto|por dica do {friend}]
(gaming) Live hoje às {time}, [fazendinha|terror, me salvem]
(technology) A atualização [apagou meus alarmes|mudou o botão de lugar], bom dia né
(technology) Montei meu primeiro PC, [sobrou um parafuso|ligou de primeira e eu chorei]
+ Faz backup. Hoje
+ Desliga o motion blur e seja feliz
# life.home
(pets) {pet} [comeu meia meia|aprendeu a abrir a geladeira|se apaixonou pelo espelho], [veterinário disse que tá tudo bem|acabou minha privacidade]
(home) Pintei o corredor de um verde que [a lata chama de musgo|à noite vira lago]
(gardening) Nasceu o primeiro tomate, [tamanho de uma bolinha de gude|contei pra firma inteira]
(family) A pequena calçou o sapato sozinha, [no pé trocado, orgulho total|vinte minutos]
(home) Consertei a torneira, [três idas na loja de material|meu pai por vídeo]
(family) Dormi {n} horas em {n} pedaços, [me chama de zumbi|café na veia]
+ Baixa a régua, sério
+ Rega de manhã e na raiz
# life.mind
(books) Faltam {nn} páginas e [tô economizando|passei do ponto do ônibus]
(wellness) {n} noites com o celular fora do quarto, [dormi feito pedra|ainda procurei ele]
(education) Expliquei fração com [pizza|paçoca] pra {nn} adolescentes, [entenderam antes de mim|'cai na prova?']
(wellness) Terapia na {day}, [lição de casa: dizer não|saí mais leve]
(books) Clube do livro: {n} pessoas, [duas leram|ninguém gostou dele]
+ Vinte minutos por dia, sem heroísmo
+ Não é conselho, é o que funciona pra mim
# life.art
(music) Escrevi um refrão [no ponto de ônibus|no banho], o áudio é [só buzina|um caos bonito]
(music) Toquei pra {nn} pessoas num [bar com jogo passando|sebo], [ninguém foi embora|venderam um CD!]
(art) O esmalte escorreu e [virou a melhor caneca que fiz|foi pra caixa dos erros]
(photography) Um filme em {city}, {nn} fotos, salvei {n}
(comedy) Minha mãe [manda áudio de {n} minutos|acha que nuvem é clima], parte {n}
(dance) Gravei isso {nn} vezes, [fica a segunda|sempre passa alguém]
(film) Episódio {n}. [Sem spoiler. Mas gente|Corre assistir]
+ Parte dois quando meu colega de apê me perdoar
+ Grava tudo, até o que sai ruim
# life.world
(travel) Perdi o [ônibus|trem|voo] e [achamos o melhor caldo da viagem|conheço bem essa rodoviária]
(travel) {n} dias com uma mochila de escola, [mesma camisa em toda foto|sobrou roupa]
(finance) Quitei [o cartão|o carro], [chorei na cozinha|comprei um sorvete]
(business) Embalei {nn} pedidos no [chão da sala|tampo da pia], [fita no gato|acabou a caixa]
(automotive) Pegou! {n} meses parada e [soltou fumaça, mas fumaça amiga|meu pai aplaudiu]
(news) A câmara vota {day} [o corredor de ônibus|o horário da biblioteca], [li as {nn} páginas por vocês|resumo aqui]
+ Pergunta pro motorista onde ele almoça
+ Prometeu lucro, corre
# openings
Gente
Então
Olha só
Ninguém perguntou, mas
Confesso
Oi de {city}
São {time} e
Atualizando:
Não ia postar isso
# asides
{pet} dormiu o tempo todo
{friend} mandou um beijo
Não olha o fundo
Choveu, claro
Enfim
Escrevo isso do busão
Tô morta mas tô feliz
# questions
Vocês fariam o quê?
Só eu?
Primeira ou segunda?
Alguém mais de {city}?
Faço parte dois?
# signoffs
Beijo, tchau
Até {day}
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
O que ninguém te conta
Valeu a pena? {n} meses depois
Respondendo vocês
# disclosures
#publi
#publicidade
publi
#ad
Parceria paga com {brand}
# sponsored
{n} semanas com o {product} e [não largo mais|{friend} fica roubando]
Quando a {brand} me chamou eu desconfiei, [vocês me conhecem|recuso quase tudo], mas o {product} [ganhou lugar na prateleira|entrega]
Todo mundo pergunta: é o {product} da {brand}
Testei o {product} [na correria|toda manhã|sem dó] e [aguentou|me convenceu]
# calls
Com {code} tem {nn}% até {day}
Link na bio
Vou sortear {n}, me conta por que você quer
# brandtalk
Falem o que quiser da {brand}, o {product} [dura anos|é bom mesmo]
Comprei o {product} com meu dinheiro, [zero arrependimento|é ok]
{brand} não me responde desde {day}
A {brand} ainda vende o {product}?
# rival
Testei {brand} contra {rival} e [deu {rival}|foi por pouco]
{rival} faz o mesmo que {brand} pela metade do preço
# crisis
Joguei fora meu {product} da {brand}. [Queimou meu rosto|Alergia nas duas bochechas] e dizem que é normal
A {brand} sabia do lote ruim e continuou vendendo. [Que vergonha|Nunca mais]
{brand} apaga comentário em vez de recolher o {product}
Indiquei {brand} pra vocês e peço desculpa, parem de usar
# work
Lançamos {day} algo que levou {nn} semanas. [Difícil foi decidir o que cortar|Aprendi a escrever a ajuda primeiro]
Li {nn} currículos este mês. [Coloquem o telefone|Três hábitos de quem eu chamei]
Hoje contei pro time que errei a estimativa. [Ninguém gritou|Foram quatro minutos]
Um cliente cancelou e explicou o porquê em {n} parágrafos. Melhor feedback do trimestre
Vagas: {n} pessoas em {city}, [faixa salarial clara|sem teste de graça]
# arttitles
O que {n} lançamentos ruins nos ensinaram
A reunião que cancelamos
Contratar devagar
`

/** Portuguese. */
export const pt = frame + ptLife + ptTalk
