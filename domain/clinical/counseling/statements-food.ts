import type { StatementsOf } from '#domain/clinical/counseling/statement.ts'

/** Food and drink with a medicine. */
export const FOOD = {
  'food.any': {
    en: '[Take|Give] it with food or without, as you like.',
    sw: '[Itumie|Mpe mtoto] pamoja na chakula au bila chakula, upendavyo.',
    sources: ['formulary_who_2008', 'bnf_2023'],
  },
  'food.no_matter': {
    en: '[You can|The child can] eat and drink as usual with this medicine.',
    sw: '[Unaweza|Mtoto anaweza] kula na kunywa kama kawaida na dawa hii.',
    sources: ['formulary_who_2008'],
  },
  'food.with_food': {
    en: '[Take|Give] it with food or just after food, so that it does not hurt the stomach.',
    sw: '[Itumie|Mpe mtoto] pamoja na chakula au mara baada ya kula, ili tumbo lisiume.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'food.meal_start': {
    en: '[Take|Give] it when a meal begins: it works better, and the stomach is upset less.',
    sw: '[Imeze|Mpe mtoto] mlo unapoanza: inafanya kazi vizuri zaidi, na tumbo halisumbuliwi sana.',
    sources: ['bnf_2023'],
  },
  'food.empty_stomach': {
    en: '[Take|Give] it on an empty stomach: 1 hour before food, or 2 hours after.',
    sw: '[Imeze|Mpe mtoto] tumbo likiwa tupu: saa 1 kabla ya kula, au saa 2 baada ya kula.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'food.tb_if_sick': {
    en: 'If it makes [you|the child] feel sick, ask the health worker: a little food may be taken with it. Do not leave it out.',
    sw: '[Ukipata|Mtoto akipata] kichefuchefu, muulize mhudumu wa afya: chakula kidogo kinaweza kuliwa pamoja nayo. Usiiache.',
    sources: ['tb_2022'],
  },
  'food.fatty': {
    en: '[Take|Give] it with food or milk, best with some fat (milk, porridge with oil, groundnuts, breast milk for a baby). Without food too little of it gets into the blood.',
    sw: '[Imeze|Mpe mtoto] pamoja na chakula au maziwa, vizuri zaidi chenye mafuta (maziwa, uji wenye mafuta, karanga, maziwa ya mama kwa mtoto mchanga). Bila chakula dawa kidogo tu huingia kwenye damu.',
    sources: ['malaria_2023'],
  },
  'food.ivermectin': {
    en: '[Take|Give] it with water on an empty stomach: no food for 2 hours before and 2 hours after.',
    sw: '[Imeze|Mpe mtoto] kwa maji tumbo likiwa tupu: bila chakula saa 2 kabla na saa 2 baada.',
    sources: ['bnf_2023'],
  },
  'food.no_milk_minerals': {
    en: 'No milk or yoghurt, no stomach powders, no iron, zinc or calcium in the 2 hours before and the 2 hours after it: they keep it from working.',
    sw: 'Usitumie maziwa, mtindi, dawa za kiungulia, madini ya chuma, zinki wala kalsiamu saa 2 kabla na saa 2 baada yake: vinaizuia kufanya kazi.',
    sources: ['bnf_2023'],
  },
  'food.no_minerals': {
    en: 'No stomach powders, no iron or zinc in the 2 hours before and the 2 hours after it: they keep it from working.',
    sw: 'Usitumie dawa za kiungulia, madini ya chuma wala zinki saa 2 kabla na saa 2 baada yake: vinaizuia kufanya kazi.',
    sources: ['bnf_2023'],
  },
  'food.no_antacid': {
    en: 'No stomach powders in the 2 hours before and the 2 hours after it.',
    sw: 'Usitumie dawa za kiungulia saa 2 kabla na saa 2 baada yake.',
    sources: ['bnf_2023'],
  },
  'food.dolutegravir_apart': {
    en: 'Iron, calcium, zinc and stomach powders keep it from working. [Take|Give] it 2 hours before them or 6 hours after them. Iron or calcium may be taken at the same time only together with a meal.',
    sw: 'Madini ya chuma, kalsiamu, zinki na dawa za kiungulia vinaizuia kufanya kazi. [Imeze|Mpe mtoto] saa 2 kabla yake au saa 6 baada yake. Chuma au kalsiamu vinaweza kuliwa wakati mmoja nayo pamoja na mlo tu.',
    sources: ['hiv_2021', 'bnf_2023'],
  },
  'food.iron': {
    en: '[Take|Give] it with water or fruit such as an orange, best between meals. No tea, coffee or milk from 1 hour before until 2 hours after it. If it hurts the stomach, [take|give] it with food.',
    sw: '[Imeze|Mpe mtoto] kwa maji au tunda kama chungwa, vizuri zaidi kati ya milo. Usitumie chai, kahawa wala maziwa saa 1 kabla na saa 2 baada yake. Tumbo likiuma, [imeze|mpe] pamoja na chakula.',
    sources: ['antenatal_2016', 'bnf_2023'],
  },
  'food.less_salt': {
    en: '[Eat|Give the child] little salt: it helps the medicine.',
    sw: '[Kula|Mpe mtoto] chumvi kidogo: inasaidia dawa.',
    sources: ['pen_2020', 'hypertension_2021'],
  },
  'food.no_salt_substitute': {
    en: 'Use no salt made of potassium (“low-sodium salt”) without asking.',
    sw: 'Usitumie chumvi ya potasiamu (“chumvi yenye sodiamu kidogo”) bila kuuliza.',
    sources: ['bnf_2023'],
  },
  'food.sugar_meals': {
    en: 'Never leave out a meal after it: the sugar in the blood can fall too low.',
    sw: 'Usikose kamwe mlo baada yake: sukari kwenye damu inaweza kushuka sana.',
    sources: ['hearts_d_2020', 'bnf_2023'],
  },
  'food.with_meal': {
    en: '[Take|Give] it with the meal, best breakfast.',
    sw: '[Imeze|Mpe mtoto] pamoja na mlo, vizuri zaidi kifungua kinywa.',
    sources: ['bnf_2023', 'hearts_d_2020'],
  },
  'food.insulin_eat_soon': {
    en: '[Eat within 30 minutes of the injection.|Let the child eat within 30 minutes of the injection.] If there is no food, ask before you inject.',
    sw: '[Kula ndani ya dakika 30 baada ya sindano.|Mtoto ale ndani ya dakika 30 baada ya sindano.] Kama hakuna chakula, uliza kabla ya kuchoma.',
    sources: ['bnf_2023'],
  },
  'food.before_food': {
    en: 'Food makes it weaker: [eat|let the child eat] 30 minutes after it.',
    sw: 'Chakula kinaipunguza nguvu: [kula|mtoto ale] dakika 30 baada yake.',
    sources: ['bnf_2023'],
  },
  'food.diarrhoea_feed_on': {
    en: '[Go on eating|Go on feeding and breastfeeding the child], small meals often. No fizzy or sweet drinks instead of ORS.',
    sw: '[Endelea kula|Endelea kumlisha na kumnyonyesha mtoto], milo midogo mara nyingi. Usitumie soda wala vinywaji vitamu badala ya ORS.',
    sources: ['imci_2014', 'diarrhoea_2005'],
  },
  'food.rutf': {
    en: '[Eat it before other food, and drink plenty of clean water with it.|Breastfeed first, then give the paste, then other food. Offer plenty of clean water with it.]',
    sw: '[Kila kabla ya chakula kingine, na unywe maji safi mengi.|Mnyonyeshe kwanza, kisha mpe chakula hiki, halafu chakula kingine. Mpe maji safi mengi.]',
    sources: ['wasting_2023'],
  },
  'food.after_food_mouth': {
    en: '[Use|Give] it after food or milk, so that it stays in the mouth.',
    sw: '[Itumie|Mpe mtoto] baada ya chakula au maziwa, ili ikae mdomoni.',
    sources: ['bnfc_2023'],
  },
  'food.water_plenty': {
    en: '[Drink plenty of water|Give the child plenty of water] through the day.',
    sw: '[Kunywa maji mengi|Mpe mtoto maji mengi] mchana kutwa.',
    sources: ['bnf_2023'],
  },
  'food.no_alcohol_now': {
    en: 'No alcohol while it is used and for 2 days after: it makes people very sick.',
    sw: 'Usinywe pombe wakati wa dawa hii na siku 2 baada yake: utaumwa sana.',
    of: { fromMonths: 144 },
    sources: ['bnf_2023'],
  },
  'food.no_alcohol_sleepy': {
    en: 'No alcohol with it: together they make people too sleepy.',
    sw: 'Usinywe pombe pamoja nayo: pamoja huleta usingizi mzito.',
    of: { fromMonths: 144 },
    sources: ['bnf_2023'],
  },
  'food.no_alcohol_liver': {
    en: 'No alcohol with it: together they harm the liver.',
    sw: 'Usinywe pombe pamoja nayo: pamoja hudhuru ini.',
    of: { fromMonths: 144 },
    sources: ['tb_2022'],
  },
  'food.no_alcohol_sugar': {
    en: 'Take care with alcohol: it can bring the sugar down too far.',
    sw: 'Jihadhari na pombe: inaweza kushusha sukari kupita kiasi.',
    of: { fromMonths: 144 },
    sources: ['bnf_2023'],
  },
} as const satisfies StatementsOf<'food'>
