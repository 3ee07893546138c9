import type { MUSCULOSKELETAL_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/musculoskeletal-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const MUSCULOSKELETAL_2_CONDITIONS_SW: Record<keyof typeof MUSCULOSKELETAL_2_CONDITIONS, ConditionText> = {
  osteoporosis_fracture: {
    name: 'Mfupa dhaifu wa uzeeni uliovunjika',
    aliases: ['osteoporotic fracture', 'osteoporosis'],
    about:
      'Mifupa iliyopungua nguvu kwa umri huvunjika kwa kuanguka kidogo, hasa nyonga, uti wa mgongo au kifundo cha mkono.',
  },
  rickets_osteomalacia: {
    name: 'Matege na mifupa laini',
    aliases: ['rickets', 'osteomalacia', 'matege'],
    about: 'Mifupa hubaki laini kwa kukosa vitamini D au kalsiamu.',
  },
  shoulder_rotator_cuff_frozen: {
    name: 'Bega kuuma au kuganda',
    aliases: ['frozen shoulder', 'rotator cuff disease'],
    about: 'Kano za bega zimechakaa au kuvimba, au kiungo cha bega hukakamaa kwa miezi.',
  },
  plantar_fasciitis: {
    name: 'Maumivu ya kisigino',
    aliases: ['plantar fasciitis', 'heel spur'],
    about: 'Utepe ulio chini ya unyayo unauma kisiginoni, hasa hatua za kwanza za siku.',
  },
  tennis_elbow: {
    name: 'Kano ya kiwiko au kifundo cha mkono kuuma',
    aliases: ['tennis elbow', 'tendinitis', 'tenosynovitis'],
    about: 'Kano ya kiwiko, kifundo cha mkono au kidole gumba inauma kwa kurudia kazi ileile.',
  },
  bursitis: {
    name: 'Kuvimba kwa kifuko cha maji kando ya kiungo',
    aliases: ['bursitis'],
    about: 'Kifuko kidogo kando ya kiungo kimevimba kwa kubanwa, kugongwa au vijidudu.',
  },
  cervical_spondylosis: {
    name: 'Maumivu ya shingo',
    aliases: ['cervical spondylosis', 'neck pain', 'shingo kukaza'],
    about: 'Viungo vya shingo vimechakaa au shingo imevutika; neva iliyobanwa hupeleka maumivu mkononi.',
  },
  knee_meniscus_ligament_injury: {
    name: 'Jeraha la ndani la goti',
    aliases: ['meniscus tear', 'ACL tear', 'goti kuteguka'],
    about: 'Goti lililopinda limechana kano au gegedu; huvimba, hukwama au hulegea.',
  },
  perthes_disease: {
    name: 'Kichwa cha mfupa wa nyonga ya mtoto kukosa damu',
    aliases: ['Perthes disease'],
    about: 'Kichwa cha mfupa wa nyonga ya mtoto hukosa damu, na mtoto huchechemea kwa wiki nyingi bila homa.',
  },
  slipped_femoral_epiphysis: {
    name: 'Kichwa cha mfupa wa nyonga kuteleza',
    aliases: ['slipped capital femoral epiphysis', 'SCFE'],
    about: 'Kichwa cha mfupa wa nyonga huteleza kwa kijana anayekua, mara nyingi mwenye uzito mkubwa.',
  },
  transient_synovitis_hip: {
    name: 'Nyonga ya mtoto kuvimba kwa muda',
    aliases: ['transient synovitis', 'irritable hip'],
    about: 'Uvimbe usio hatari ndani ya nyonga ya mtoto, mara nyingi baada ya mafua.',
  },
  developmental_hip_dysplasia: {
    name: 'Kiungo cha nyonga kisichoumbika vizuri',
    aliases: ['developmental dysplasia of the hip', 'DDH'],
    about: 'Shimo la kiungo cha nyonga cha mtoto halina kina cha kutosha, hivyo mfupa unaweza kuteleza nje.',
  },
  primary_bone_cancer: {
    name: 'Saratani ya mfupa',
    aliases: ['bone cancer', 'osteosarcoma', 'Ewing sarcoma'],
    about: 'Saratani inayoanza kwenye mfupa, mara nyingi karibu na goti la kijana: maumivu ya usiku na uvimbe unaokua.',
  },
  bone_metastases: {
    name: 'Saratani iliyoenea kwenye mifupa',
    aliases: ['bone metastases'],
    about:
      'Saratani ya sehemu nyingine iliyofika kwenye mifupa: maumivu ya usiku na mifupa dhaifu, na wakati mwingine uti wa mgongo kubanwa.',
  },
  growing_pains: {
    name: 'Maumivu ya ukuaji',
    aliases: ['growing pains', 'maumivu ya miguu ya mtoto anayekua'],
    about: 'Maumivu yasiyo na madhara ya miguu yote miwili ya mtoto mwenye afya, jioni au usiku.',
  },
  muscle_strain: {
    name: 'Msuli kuvutika',
    aliases: ['muscle strain', 'misuli kuuma', 'msuli kukaza'],
    about: 'Msuli umevutwa au kutumika kupita kiasi.',
  },
  pyomyositis: {
    name: 'Jipu la msuli',
    aliases: ['pyomyositis', 'psoas abscess'],
    about: 'Usaha ndani ya msuli mkubwa; hutokea sana katika nchi za joto.',
  },
  charcot_foot: {
    name: 'Mguu wa kisukari unaovunjika bila maumivu',
    aliases: ['Charcot foot', 'neuropathic arthropathy'],
    about: 'Mguu wenye ganzi wa mtu mwenye kisukari huvimba na mifupa yake kuvunjika bila maumivu mengi.',
  },
  clubfoot_congenital: {
    name: 'Mguu kifundo',
    aliases: ['clubfoot', 'talipes', 'nyayo za kupinda'],
    about: 'Mguu uliopinda kwa ndani tangu kuzaliwa.',
  },
  muscular_dystrophy: {
    name: 'Ugonjwa wa kurithi wa misuli kudhoofika',
    aliases: ['muscular dystrophy', 'Duchenne muscular dystrophy'],
    about:
      'Misuli hudhoofika mwaka hadi mwaka, hasa kwa wavulana: kuchelewa kutembea, kuanguka na mashavu ya miguu kuwa manene.',
  },
}
