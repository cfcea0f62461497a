import type { Catalogue } from '../../../../kernel/wording.js'

/** Sentences of the service that a report in Portuguese quotes. The console has the other languages' in its catalogues. */
export const ptSentences: Catalogue = {
  'said: Accounts known here that show these words in their name, among {count}: {names}.':
    'Contas conhecidas aqui que mostram estas palavras no nome, entre {count}: {names}.',
  'said: Anybody can name another account as their own.': 'Qualquer pessoa pode mencionar outra conta como sua.',
  'said: Anybody can take one.': 'Qualquer pessoa pode usar um.',
  'said: At least one profile is tied to no other.': 'Pelo menos um perfil não está ligado a nenhum outro.',
  'said: Both show the same name.': 'Ambas mostram o mesmo nome.',
  'said: Both use the same handle.': 'Ambas usam o mesmo nome de usuário.',
  'said: Every profile is tied to another one by links in both directions.':
    'Cada perfil está ligado a outro por links nos dois sentidos.',
  'said: Known data of {day} ({name}) are shown instead.':
    'São mostrados, em vez disso, os dados conhecidos de {day} ({name}).',
  'said: Known data of {day} ({name}): no source is configured for {nameOfNetwork} that could be asked for newer ones.':
    'Dados conhecidos de {day} ({name}): não há fonte configurada para {nameOfNetwork} que possa fornecer dados mais novos.',
  'said: Make sure that it is the right person before reading the risk.':
    'Confirme que se trata da pessoa certa antes de ler o risco.',
  'said: Names are shared by many.': 'Muitas pessoas têm o mesmo nome.',
  'said: People also use pen names, and names change.': 'As pessoas também usam pseudônimos, e os nomes mudam.',
  'said: People change jobs.': 'As pessoas mudam de emprego.',
  'said: People have several.': 'Muitas pessoas têm mais de um.',
  'said: People move.': 'As pessoas se mudam.',
  'said: Something ties the profiles together, but nothing that could not be claimed by somebody else.':
    'Algo liga os perfis, mas nada que outra pessoa não pudesse afirmar.',
  'said: The account does not show this link.': 'A conta não mostra este link.',
  'said: The account itself could not be read.': 'A própria conta não pôde ser lida.',
  'said: The account lists this employer.': 'A conta lista este empregador.',
  'said: The account names another employer.': 'A conta menciona outro empregador.',
  'said: The account names no employer.': 'A conta não menciona nenhum empregador.',
  'said: The account names the linked account.': 'A conta menciona a conta do link.',
  'said: The account names this city in its own words, by another of its names.':
    'A conta menciona esta cidade com suas próprias palavras, por outro de seus nomes.',
  'said: The account names this city in its own words.': 'A conta menciona esta cidade com suas próprias palavras.',
  'said: The account names this employer in its own words.':
    'A conta menciona este empregador com suas próprias palavras.',
  'said: The account shows a part of the name.': 'A conta mostra uma parte do nome.',
  'said: The account shows another name.': 'A conta mostra outro nome.',
  'said: The account shows no name that could be compared.': 'A conta não mostra nenhum nome que possa ser comparado.',
  'said: The account shows the last name and the initial.': 'A conta mostra o sobrenome e a inicial.',
  'said: The account shows the whole name.': 'A conta mostra o nome inteiro.',
  'said: The account shows this link as its own.': 'A conta mostra este link como seu.',
  'said: The account states a place in another country.': 'A conta informa um lugar em outro país.',
  'said: The account states another address.': 'A conta informa outro endereço.',
  'said: The account states another city.': 'A conta informa outra cidade.',
  'said: The account states another number.': 'A conta informa outro número.',
  'said: The account states another spelling of the same mailbox.':
    'A conta informa outra grafia da mesma caixa de e-mail.',
  'said: The account states it, but it is a disposable mailbox.':
    'A conta a informa, mas é uma caixa de e-mail descartável.',
  'said: The account states it; such a mailbox may be shared by several.':
    'A conta a informa; uma caixa assim pode ser usada por várias pessoas.',
  'said: The account states no e-mail address.': 'A conta não informa nenhum endereço de e-mail.',
  'said: The account states no phone number.': 'A conta não informa nenhum telefone.',
  'said: The account states no place that could be compared.':
    'A conta não informa nenhum lugar que possa ser comparado.',
  'said: The account states this address.': 'A conta informa este endereço.',
  'said: The account states this city, by another of its names.':
    'A conta informa esta cidade, por outro de seus nomes.',
  'said: The account states this city.': 'A conta informa esta cidade.',
  'said: The account states this country, and no city.': 'A conta informa este país e nenhuma cidade.',
  'said: The account states this number.': 'A conta informa este número.',
  'said: The accounts are linked ({whatLink}, {whatStrength}).':
    'As contas estão ligadas ({whatLink}, {whatStrength}).',
  'said: The given link is the address of this account.': 'O link informado é o endereço desta conta.',
  'said: The handle is made of the name.': 'O nome de usuário é formado pelo nome.',
  'said: The screening began with a person. A reviewer confirmed every account before it was screened.':
    'A verificação começou por uma pessoa. Um revisor confirmou cada conta antes de ela ser verificada.',
  'said: The {name} profile {handle} is not known here.': 'O perfil {handle} do {name} não é conhecido aqui.',
  'said: This account names {name}.': 'Esta conta menciona {name}.',
  'said: {name} and this account name each other, or an import joined them.':
    '{name} e esta conta mencionam uma à outra, ou uma importação as uniu.',
  'said: {name} names this account as its own.': '{name} menciona esta conta como sua.',
  'said: {name} names {nameOfOther}.': '{name} menciona {nameOfOther}.',
  'said: {name} states the same contact.': '{name} informa o mesmo contato.',
}
