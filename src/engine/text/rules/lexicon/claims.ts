import { risks } from './entry.js'

/** Contempt, calls and claims that name nobody and nothing in particular: the turn of phrase gives them away. */

const hate = [
  ...risks(
    'hate',
    ['en'],
    {
      sure: `
        never rent|sell|hire ..5 they're|theyre|they ..2 thieves|dirty|criminals|animals|lazy|vermin
        your|their|that kind isn't|isnt|aren't|arent|ain't ..1 welcome|wanted, your|their|that kind is|are not welcome|wanted, your|their|that kind can't|cannot|can ..1 be trusted, lesser people|races|breeds
        should|must|can|they|all go back where|to they|you|where came|come|you|they ..1 from?
      `,
      strong: `don't|dont|doesn't|never belong|belonged in this|our city|country|town|neighbourhood|neighborhood|land`,
      fair: `they're|theyre|they are? all|dirty thieves|criminals|vermin|animals|rapists|every, never rent|sell|hire ..1 to? a|an`,
    },
    { by: 'rule', name: 'hate' },
  ),
  ...risks('hate', ['es'], {
    sure: 'vuelvan|regresen|lárguense|váyanse a su|sus país|tierra|casa, que se vuelvan|vayan|larguen a su, no alquilen|renten|alquiléis a esa|esos|esta gente|tipos',
    fair: 'son todos|todas ladrones|delincuentes|criminales|ratas|animales, son una plaga',
  }),
  ...risks('hate', ['pt'], {
    sure: 'voltem|volta|voltar pra|para|à terra|país de|dele|deles|vocês|sua, não aluguem pra|para essa|esses gente',
    fair: 'são todos|todas ladrões|bandidos|criminosos|ratos|animais, são uma praga',
  }),
  ...risks('hate', ['fr'], {
    sure: 'rentrez|retournez chez vous|eux, rentrent|retournent chez eux, qu’ils rentrent|retournent, ne louez pas ..1 à ces|cette gens',
    fair: 'sont tous des voleurs|criminels|rats|animaux, sont une plaie|peste',
  }),
  ...risks('hate', ['de'], {
    sure: 'geht|gehen|sollen ..2 zurück|dahin wo|woher sie|ihr, wo sie hergekommen|herkommen, vermietet nicht an solche|diese',
    fair: 'sind alle|alles diebe|verbrecher|kriminelle|ratten, sind ungeziefer|abschaum',
  }),
  ...risks('hate', ['id'], { sure: 'pulang ke negara|negeri kalian|mereka', fair: 'semua maling|pencuri' }),
  ...risks('hate', ['ar'], {
    sure: 'ليرجعوا من حيث, ارجعوا من حيث, ارجعوا الى بلادكم',
    fair: 'كلهم لصوص, كلهم حرامية',
  }),
]

const harassment = [
  ...risks(
    'harassment',
    ['en'],
    {
      sure: `everyone|everybody|they all? laughs|laugh at you|u ..1 behind, everybody|everyone go to ..3 page|profile and tell|comment|report`,
      strong: `still has|have no friends, nobody wants to see you|u|that`,
    },
    { by: 'rule', name: 'harassment' },
  ),
  ...risks('harassment', ['es'], {
    sure: 'se ríe|ríen|burlan de ti, nadie te quiere|soporta|aguanta, das pena|asco|lástima, vayan todos al perfil',
  }),
  ...risks('harassment', ['pt'], {
    sure: 'ri|riem|rindo de você|vc|ti, ninguém te quer|suporta|aguenta, vão todos no|ao perfil, como ela|ele é inútil|ridícula|ridículo',
  }),
  ...risks('harassment', ['fr'], {
    sure: 'se moque|moquent|rit|rient de toi, tu fais pitié|honte, personne ne te supporte, allez tous sur ..2 page|profil',
  }),
  ...risks('harassment', ['de'], {
    sure: 'lachen|lacht ..1 über dich, du bist eine lachnummer|witzfigur, keiner mag|will dich, geht alle auf die seite|das',
  }),
  ...risks('harassment', ['id'], { sure: 'ngetawain|ketawain|menertawakan kamu|lu|lo, serbu akun|profil' }),
  ...risks('harassment', ['ar'], { sure: 'الكل يضحك عليك, الجميع يضحك عليك' }),
]

const extremism = [
  ...risks('extremism', ['en'], {
    sure: `white race must|will|needs|shall, country back by force, only|just blood will|can ..1 clean|cleanse|purify|wash|save, day of the ropes, martyrs of ..3 showed|show the way`,
    strong: `don't|dont vote we prepare|arm|train, when the signal comes, every true son`,
  }),
  ...risks('extremism', ['es'], { sure: 'sangre limpiará|lavará|purificará, no votamos nos preparamos|armamos' }),
  ...risks('extremism', ['pt'], {
    sure: 'sangue vai|irá limpar|lavar|purificar, sangue limpará, não votamos nos preparamos|armamos',
  }),
  ...risks('extremism', ['fr'], {
    sure: 'seul le sang, votons pas ..1 on|nous ..1 prépare|préparons, vote pas on se prépare',
  }),
  ...risks('extremism', ['de'], { sure: 'nur blut wird|kann, wählen nicht wir bereiten' }),
  ...risks('extremism', ['id'], { sure: 'hanya darah yang' }),
  ...risks('extremism', ['ar'], { sure: 'الدم وحده, بالدم فقط' }),
]

const misinformation = [
  ...risks('misinformation_claims', ['en'], {
    sure: `
      doctors|scientists|experts are|were|get paid to hide|lie|say|push|deny, heal|heals|healed|cure|cures|cured any|every|all virus|viruses|disease+|illness, vaccine+|jab|shot has|have|contains|contain ..2 tracker+|chip+|microchip+, vaccine+|jab ..1 changes|change|alters|alter|rewrites ..1 dna, makes|make women|men|you|people|girls infertile|sterile
      and my diabetes|cancer|autism|asthma|arthritis was|is gone, share ..2 before it's|its|they|it delete|deleted|gets|taken|removed|is
    `,
    strong: `flood|fire|fires|attack|shooting|blackout|outage|explosion|crash|earthquake|cut in ..2 was|were staged|faked, saw the actors, votes were counted ..2 machine+|abroad|country`,
  }),
  ...risks('misinformation_claims', ['es'], {
    sure: 'vacuna+ ..3 rastreador|rastreadores|microchip|grafeno, cura|curan|sana|sanan ..1 cáncer|diabetes, comparte|compartan|difunde|difundan antes ..2 borren|borre|eliminen|censuren',
  }),
  ...risks('misinformation_claims', ['pt'], {
    sure: 'vacina+ ..3 rastreador|microchip|grafeno, cura|curam ..1 câncer|cancer|diabetes, compartilha|compartilhe|compartilhem|espalha antes ..1 apaguem|removam|deletem|censurem',
  }),
  ...risks('misinformation_claims', ['fr'], {
    sure: 'puce|traceur|graphène dans le|les|ton|votre|vos vaccin+, vaccin+ ..3 puce|graphène|traceur, guérit|guérissent|soigne ..1 cancer|diabète, partagez|partage avant ..4 supprimé|supprime|censure|effacé',
  }),
  ...risks('misinformation_claims', ['de'], {
    sure: 'impfung|impfungen|impfstoff ..3 sender|chip|mikrochip|graphen|tracker, sender|chip|mikrochip in der|den|jeder impfung|impfungen, heilt|heilen krebs|diabetes, teilt|teilen ..2 bevor ..2 gelöscht|löschen',
  }),
  ...risks('misinformation_claims', ['id'], {
    sure: 'vaksin|vaksinnya ..2 chip|pelacak|microchip, menyembuhkan|sembuhkan kanker|diabetes, sebarkan sebelum dihapus',
  }),
  ...risks('misinformation_claims', ['ar'], {
    sure: 'يشفي السرطان, تشفي السرطان, يعالج السرطان, شريحة في اللقاح, اللقاح فيه شريحة',
    strong: 'انشر قبل الحذف',
  }),
]

const politics = [
  ...risks('politics', ['en'], {
    sure: `vote for ..2 candidate+|party, border|abortion|immigration|tax|gun|voting|trans bill|act|ban, if you|u support ..3 bill|ban|law|act, plan on taxes|borders|rents|immigration|housing|pensions|migration, read it before you|u vote`,
  }),
  ...risks('politics', ['es'], {
    sure: 'plan de ..3 sobre ..1 alquileres|impuestos|fronteras|pensiones|inmigración, lean y voten',
  }),
  ...risks('politics', ['pt'], {
    sure: 'plano da|do|de ..3 pro|para|sobre ..1 aluguel|aluguéis|impostos|fronteiras, leiam e votem',
  }),
  ...risks('politics', ['fr'], {
    sure: 'plan de|du|des ..3 sur ..1 loyers|impôts|frontières|retraites|immigration, lisez et votez',
  }),
  ...risks('politics', ['de'], {
    sure: 'plan der|des|von ..3 zu|für|bei ..1 mieten|steuern|grenzen|renten, lest und wählt',
  }),
  ...risks('politics', ['ar'], { sure: 'اقراوا وصوتوا', strong: 'صوتوا ضد, صوتوا ل' }),
]

export const claims = [...hate, ...harassment, ...extremism, ...misinformation, ...politics]
