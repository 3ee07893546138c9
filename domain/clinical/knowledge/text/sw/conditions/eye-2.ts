import type { EYE_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/eye-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const EYE_2_CONDITIONS_SW: Record<keyof typeof EYE_2_CONDITIONS, ConditionText> = {
  diabetic_retinopathy: {
    name: 'Madhara ya kisukari kwenye macho',
    aliases: ['diabetic retinopathy', 'diabetic eye disease'],
    about: 'Kisukari hudhuru mishipa ya damu ya nyuma ya jicho, mara nyingi kabla mtu hajagundua.',
  },
  macular_degeneration: {
    name: 'Kuchakaa kwa kitovu cha retina',
    aliases: ['macular degeneration', 'AMD'],
    about: 'Katikati ya uoni hupotea polepole uzeeni.',
  },
  optic_neuritis: {
    name: 'Kuvimba kwa neva ya jicho',
    aliases: ['optic neuritis', 'optic neuropathy'],
    about: 'Neva ya kuona imevimba; kuona hufifia ndani ya siku chache na jicho huuma likisogea.',
  },
  orbital_cellulitis: {
    name: 'Maambukizi nyuma ya jicho',
    aliases: ['orbital cellulitis', 'orbital abscess'],
    about: 'Maambukizi nyuma ya jicho: jicho hutokeza, huuma likisogea na linaweza kupoteza kuona.',
  },
  periorbital_cellulitis: {
    name: 'Maambukizi ya kope',
    aliases: ['periorbital cellulitis', 'preseptal cellulitis'],
    about: 'Kope ina joto, nyekundu na imevimba; jicho lenyewe linaona na kusogea vizuri.',
  },
  stye: {
    name: 'Chokea',
    aliases: ['stye', 'hordeolum', 'kijipu cha kope'],
    about: 'Kijipu kidogo kinachouma kwenye ukingo wa kope.',
  },
  chalazion: {
    name: 'Kivimbe cha kope kisichouma',
    aliases: ['chalazion', 'meibomian cyst'],
    about: 'Kivimbe kisichouma ndani ya kope kutokana na tezi iliyoziba.',
  },
  blepharitis: {
    name: 'Kuvimba kingo za kope',
    aliases: ['blepharitis'],
    about: 'Kingo za kope ni nyekundu, zina magamba na zinawasha.',
  },
  dry_eye: {
    name: 'Macho makavu',
    aliases: ['dry eye', 'keratoconjunctivitis sicca'],
    about: 'Machozi ni machache au hayafai, hivyo macho huwaka na kuhisi kama yana mchanga.',
  },
  pterygium: {
    name: 'Kinyama cha jicho',
    aliases: ['pterygium', 'pinguecula', 'nyama ya jicho'],
    about: 'Kinyama huota kutoka kwenye sehemu nyeupe na kuelekea kwenye kioo cha jicho kutokana na jua na vumbi.',
  },
  xerophthalmia: {
    name: 'Madhara ya upungufu wa vitamini A machoni',
    aliases: ['xerophthalmia', 'upofu wa usiku', 'night blindness'],
    about: 'Vitamini A ni kidogo mno: kutoona usiku, madoa ya povu kwenye jicho na mwisho kioo cha jicho kuyeyuka.',
  },
  retinoblastoma: {
    name: 'Saratani ya jicho ya watoto',
    aliases: ['retinoblastoma'],
    about: 'Saratani ya jicho kwa watoto wadogo; mboni huonekana nyeupe.',
  },
  congenital_cataract_glaucoma: {
    name: 'Mtoto wa jicho au glakoma kwa mtoto mchanga',
    aliases: ['congenital cataract', 'congenital glaucoma'],
    about: 'Jicho la mtoto mchanga lina mboni nyeupe, au ni kubwa, lina ukungu na linatoa machozi.',
  },
  squint_amblyopia: {
    name: 'Makengeza',
    aliases: ['squint', 'strabismus', 'amblyopia'],
    about: 'Macho hayatazami upande mmoja; jicho dhaifu linaweza kupoteza kuona utotoni.',
  },
  dacryocystitis: {
    name: 'Njia ya machozi kuziba au kupata maambukizi',
    aliases: ['dacryocystitis', 'blocked tear duct'],
    about: 'Njia ya machozi imeziba; jicho hutoa machozi na matongo, na kona ya pua inaweza kuvimba.',
  },
  subconjunctival_haemorrhage: {
    name: 'Damu kwenye sehemu nyeupe ya jicho',
    aliases: ['subconjunctival haemorrhage'],
    about: 'Baka jekundu kwenye sehemu nyeupe ya jicho linaloonekana baya kuliko lilivyo.',
  },
  eye_trauma_hyphaema: {
    name: 'Jeraha la jicho',
    aliases: ['eye injury', 'hyphaema', 'open globe injury'],
    about: 'Jicho limepigwa au kujeruhiwa, lina damu ndani au limetoboka.',
  },
  chemical_eye_burn: {
    name: 'Kemikali kuingia jichoni',
    aliases: ['chemical eye burn', 'mate ya swila jichoni'],
    about: 'Asidi, chokaa, saruji, kiuatilifu au sumu ya swila imeingia jichoni na kuunguza.',
  },
  scleritis: {
    name: 'Kuvimba kwa sehemu nyeupe ya jicho',
    aliases: ['scleritis', 'episcleritis'],
    about: 'Sehemu nyeupe ya jicho imevimba kwa ndani na inauma sana.',
  },
  endophthalmitis: {
    name: 'Usaha ndani ya jicho',
    aliases: ['endophthalmitis'],
    about: 'Maambukizi ndani ya jicho baada ya upasuaji au jeraha; jicho linaweza kupotea ndani ya siku moja.',
  },
  retinitis_pigmentosa: {
    name: 'Ugonjwa wa retina wa kurithi',
    aliases: ['retinitis pigmentosa'],
    about: 'Ugonjwa wa kurithi: kutoona usiku, kisha kupoteza kuona pembeni.',
  },
}
