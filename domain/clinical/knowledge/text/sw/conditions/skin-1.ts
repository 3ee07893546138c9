import type { SKIN_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const SKIN_1_CONDITIONS_SW: Record<keyof typeof SKIN_1_CONDITIONS, ConditionText> = {
  atopic_dermatitis: {
    name: 'Pumu ya ngozi',
    aliases: ['atopic dermatitis', 'atopic eczema', 'ukurutu'],
    about: 'Ngozi kavu inayowasha inayokuja na kuondoka, mara nyingi katika familia yenye pumu au mafua ya mzio.',
  },
  contact_dermatitis_irritant: {
    name: 'Ukurutu wa kugusa kemikali au sabuni',
    aliases: ['irritant contact dermatitis', 'Nairobi fly dermatitis'],
    about: 'Ngozi imeumizwa na sabuni, saruji, kemikali, mate, au mdudu kama Nairobi fly.',
  },
  contact_dermatitis_allergic: {
    name: 'Mzio wa ngozi kwa kugusa',
    aliases: ['allergic contact dermatitis', 'aleji ya ngozi'],
    about: 'Upele unaowasha mahali ngozi ilipogusana na kitu chenye mzio nacho.',
  },
  seborrhoeic_dermatitis: {
    name: 'Mba na magamba yenye mafuta',
    aliases: ['seborrhoeic dermatitis', 'mba', 'dandruff', 'cradle cap'],
    about: 'Magamba yenye mafuta kichwani, kwenye nyusi, kando ya pua na kifuani; kwa watoto wachanga huwa utosini.',
  },
  nummular_eczema: {
    name: 'Ukurutu wa mviringo',
    aliases: ['nummular eczema', 'discoid eczema'],
    about: 'Mabaka ya mviringo ya ukurutu yanayowasha, kutoa majimaji au kuwa na magamba.',
  },
  psoriasis: {
    name: 'Soriasisi',
    aliases: ['psoriasis'],
    about: 'Mabaka mazito mekundu yenye magamba ya fedha kwenye viwiko, magoti, kichwa na mgongo.',
  },
  acne: {
    name: 'Chunusi',
    aliases: ['acne', 'pimples'],
    about: 'Vipele vyeusi au vyenye usaha, na wakati mwingine vinundu, usoni, kifuani na mgongoni.',
  },
  rosacea: {
    name: 'Wekundu na chunusi za katikati ya uso',
    aliases: ['rosacea'],
    about: 'Uso huwa mwekundu katikati na kupata vipele bila vichwa vyeusi.',
  },
  perioral_dermatitis: {
    name: 'Vipele vya kuzunguka mdomo',
    aliases: ['perioral dermatitis'],
    about: 'Vipele vidogo kuzunguka mdomo na pua, mara nyingi kutokana na krimu za steroidi au za kujichubua.',
  },
  impetigo: {
    name: 'Vidonda vya gaga la njano',
    aliases: ['impetigo', 'vidonda vya ngozi vya watoto'],
    about: 'Vidonda vinavyoambukiza vyenye gaga la njano au malengelenge membamba, hasa kwa watoto.',
  },
  cellulitis: {
    name: 'Maambukizi ya ngozi yanayosambaa',
    aliases: ['cellulitis', 'erysipelas'],
    about: 'Bakteria wanasambaa kwenye ngozi: ni nyekundu, ina joto, imevimba na inauma.',
  },
  skin_abscess_condition: {
    name: 'Jipu',
    aliases: ['abscess', 'boil', 'furuncle', 'majipu'],
    about: 'Uvimbe uliojaa usaha kwenye ngozi.',
  },
  necrotising_fasciitis: {
    name: 'Maambukizi yanayokula nyama',
    aliases: ['necrotising fasciitis', 'gas gangrene'],
    about: 'Maambukizi yanayoua nyama iliyo chini ya ngozi ndani ya saa chache.',
  },
  folliculitis: {
    name: 'Vipele vya vinyweleo',
    aliases: ['folliculitis', 'vipele vya kunyoa'],
    about: 'Vipele vidogo vya usaha kwenye mashina ya nywele.',
  },
  scabies: {
    name: 'Upele (skabisi)',
    aliases: ['scabies', 'upele'],
    about: 'Vijidudu vidogo vilivyo ndani ya ngozi; watu wa nyumba moja huwashwa usiku.',
  },
  head_lice: {
    name: 'Chawa',
    aliases: ['head lice', 'lice', 'chawa wa kichwa'],
    about: 'Chawa na mayai yao kwenye nywele au nguo, wanaoleta muwasho.',
  },
  tungiasis: {
    name: 'Funza',
    aliases: ['tungiasis', 'jiggers', 'tekenya'],
    about: 'Viroboto wanaojichimbia kwenye ngozi ya miguu.',
  },
}
