const words = new Set(
  'nan nan% n/a na n.a. n.a null none nil - -- --- — – ? #n/a #value! #ref! (null) undefined nat k.a. k. a. n.v. s/o nd n.d. (not set)'
    .split(' ')
    .concat([
      'keine angabe', 'nicht angegeben', 'nicht bekannt', 'not available', 'not found', 'not provided', 'not specified', 'not stated', 'not known', 'not applicable', 'no data',
      'no aplica', 'no disponible', 'não informado', 'nao informado', 'não disponível', 'non renseigné', 'non disponible', 'non disponibile', 'belirtilmemiş', 'brak danych',
      'не указан', 'не указано', 'не указана', 'нет данных', 'не вказано', '暂无', '未知', '不明',
    ]), // prettier-ignore
)

/** Whether a cell only says that there is nothing. */
export const isMissing = (text: string): boolean => {
  if (text.length > 20) return false
  const trimmed = text.trim()
  return trimmed === '' || words.has(trimmed.toLowerCase())
}
