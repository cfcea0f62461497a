const ptLife = `
# life.extra
(beauty) Minha pele n\xE3o perdoou [o voo|o casamento|tr\xEAs noites mal dormidas], ent\xE3o [soro e sil\xEAncio|rotina da v\xF3] at\xE9 {day}
(fashion) Levei a bota no sapateiro, [voltou nova pelo pre\xE7o de dois caf\xE9s|levei bronca por usar na chuva]
(drinks) Gr\xE3o novo, {n} manh\xE3s at\xE9 [ter gosto de p\xEAssego|parar de ter gosto de torrada]
(drinks) Quebrou minha caneca favorita, [um minuto de sil\xEAncio|virou vaso]
(sports) Cem lances livres antes do caf\xE9, [metade caiu|contei, n\xE3o mintam]
(outdoors) A barraca [pinga|tem cheiro do ver\xE3o passado], mas [a vista|o caf\xE9] compensa
(travel) Uma senhora na feira [consertou meu z\xEDper com um garfo|n\xE3o aceitou meu dinheiro]
(technology) Tarde inteira ca\xE7ando um erro que era v\xEDrgula, [boa noite|cobro por v\xEDrgula]
(gaming) Minha irm\xE3 joga [s\xF3 pra fazer carinho no cachorro|melhor que eu], precisamos conversar
(music) {n} acordes, uma corda arrebentada e [um vizinho que bate palma|vontade]
(dance) Ensaio at\xE9 {time}, [cotovelo ralado|o giro saiu], aula aberta {day}
(dance) Oito tempos de puro caos, [completo quando o joelho deixar|marca quem manda bem]
(film) Vi {n} filmes essa semana e [chorei no desenho|s\xF3 um tinha final]
(art) P\xE1gina {nn} do caderno: [m\xE3os de novo|gente dormindo no metr\xF4]
(photography) Esperei {nn} minutos passar algu\xE9m de vermelho e [passou um pombo|valeu]
(books) A biblioteca de {city} perdoou minha multa, [melhor institui\xE7\xE3o|morreria pela bibliotec\xE1ria]
(comedy) Ser adulto \xE9 [dizer 'vamos marcar' at\xE9 morrer|ficar feliz com esponja nova]
(gardening) As lesmas comeram a alface, [recome\xE7o {day}|aceito conselhos]
(pets) {n} anos que adotamos {pet}, [tinha medo de tudo|e olha agora]
(family) Meu adolescente [deu bom dia|riu da minha piada e negou], vou emoldurar
(education) {nnn} dias de japon\xEAs e [pedi sopa e veio sopa|entendi uma piada]
(business) Aumentei o pre\xE7o em {nn}%, [ningu\xE9m piscou|sa\xEDram dois e tudo bem]
(business) Perdi um cliente. [Culpa minha|N\xE3o combinava]. Anotando pra n\xE3o repetir
(finance) Anotei cada gasto por {nn} dias e o vil\xE3o \xE9 [o delivery|assinatura esquecida]
(finance) M\xEAs sem gastar, dia {nn}: [ca\xED por um p\xE3o de queijo|a biblioteca salva]
(automotive) Cacei um barulho por {n} semanas, era [uma moeda|uma colher]
(automotive) Volta de domingo, {nn} curvas, [um trator|mosquito no dente]
(news) Corre\xE7\xE3o: escrevi {nn}, \xE9 {nn}. [Desculpa e obrigada a quem conferiu|J\xE1 arrumei]
(news) {nn} pessoas na reuni\xE3o sobre [o rio|o telhado da escola], [quase todas at\xE9 o fim|e um cachorro calmo]
# official
Chegou {product}. [Voc\xEAs pediram|{nn} prot\xF3tipos depois]
Bastidores de {product}: {n} pessoas e [uma m\xE1quina barulhenta|muita fita]
{product} de volta, [desculpa a demora|dessa vez no prazo]
`
export { ptLife }
//# sourceMappingURL=pt-life.js.map
