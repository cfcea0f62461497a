/** Portuguese posts that belong to one interest; the tag in front says which. */
export const ptLife = `
# life.extra
(beauty) Minha pele não perdoou [o voo|o casamento|três noites mal dormidas], então [soro e silêncio|rotina da vó] até {day}
(fashion) Levei a bota no sapateiro, [voltou nova pelo preço de dois cafés|levei bronca por usar na chuva]
(drinks) Grão novo, {n} manhãs até [ter gosto de pêssego|parar de ter gosto de torrada]
(drinks) Quebrou minha caneca favorita, [um minuto de silêncio|virou vaso]
(sports) Cem lances livres antes do café, [metade caiu|contei, não mintam]
(outdoors) A barraca [pinga|tem cheiro do verão passado], mas [a vista|o café] compensa
(travel) Uma senhora na feira [consertou meu zíper com um garfo|não aceitou meu dinheiro]
(technology) Tarde inteira caçando um erro que era vírgula, [boa noite|cobro por vírgula]
(gaming) Minha irmã joga [só pra fazer carinho no cachorro|melhor que eu], precisamos conversar
(music) {n} acordes, uma corda arrebentada e [um vizinho que bate palma|vontade]
(dance) Ensaio até {time}, [cotovelo ralado|o giro saiu], aula aberta {day}
(dance) Oito tempos de puro caos, [completo quando o joelho deixar|marca quem manda bem]
(film) Vi {n} filmes essa semana e [chorei no desenho|só um tinha final]
(art) Página {nn} do caderno: [mãos de novo|gente dormindo no metrô]
(photography) Esperei {nn} minutos passar alguém de vermelho e [passou um pombo|valeu]
(books) A biblioteca de {city} perdoou minha multa, [melhor instituição|morreria pela bibliotecária]
(comedy) Ser adulto é [dizer 'vamos marcar' até morrer|ficar feliz com esponja nova]
(gardening) As lesmas comeram a alface, [recomeço {day}|aceito conselhos]
(pets) {n} anos que adotamos {pet}, [tinha medo de tudo|e olha agora]
(family) Meu adolescente [deu bom dia|riu da minha piada e negou], vou emoldurar
(education) {nnn} dias de japonês e [pedi sopa e veio sopa|entendi uma piada]
(business) Aumentei o preço em {nn}%, [ninguém piscou|saíram dois e tudo bem]
(business) Perdi um cliente. [Culpa minha|Não combinava]. Anotando pra não repetir
(finance) Anotei cada gasto por {nn} dias e o vilão é [o delivery|assinatura esquecida]
(finance) Mês sem gastar, dia {nn}: [caí por um pão de queijo|a biblioteca salva]
(automotive) Cacei um barulho por {n} semanas, era [uma moeda|uma colher]
(automotive) Volta de domingo, {nn} curvas, [um trator|mosquito no dente]
(news) Correção: escrevi {nn}, é {nn}. [Desculpa e obrigada a quem conferiu|Já arrumei]
(news) {nn} pessoas na reunião sobre [o rio|o telhado da escola], [quase todas até o fim|e um cachorro calmo]
# official
Chegou {product}. [Vocês pediram|{nn} protótipos depois]
Bastidores de {product}: {n} pessoas e [uma máquina barulhenta|muita fita]
{product} de volta, [desculpa a demora|dessa vez no prazo]
`
