const table = [
  ['andrea simone nicola gabriele daniele michele luca mattia elia', 'IT SM', 0.02],
  ['jean joan', 'FR BE CH SN CI', 0.01],
  ['joan', 'ES AD', 0.02],
  ['jan', 'DE NL PL CZ AT CH BE NO DK', 0.02],
  ['kim', 'SE NO DK', 0.3],
  ['robin', 'FR NL BE SE', 0.08],
  ['sascha sasha', 'DE AT CH', 0.05],
  ['noor', 'NL BE', 0.95],
  ['ilham raka yoga fajar gilang bagas aditya rizky', 'ID MY', 0.05],
  ['aulia nur', 'ID MY', 0.7],
  ['angel', 'ES MX AR CO PE CL', 0.03],
  ['angel', 'PH', 0.9],
  ['jaz', 'PH', 0.5],
]
const byCountry = new Map(
  table.flatMap(([names, countries, share]) =>
    names.split(' ').flatMap((name) => countries.split(' ').map((country) => [`${country} ${name}`, share])),
  ),
)
const nameAbroad = (name, country) => (country === null ? void 0 : byCountry.get(`${country} ${name}`))
export { nameAbroad }
//# sourceMappingURL=names-by-country.js.map
