import type { EAR_NOSE_THROAT_MOUTH_FINDINGS } from '#domain/clinical/knowledge/findings/ear-nose-throat-mouth.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EAR_NOSE_THROAT_MOUTH_FINDINGS_LG: Partial<
  Record<keyof typeof EAR_NOSE_THROAT_MOUTH_FINDINGS, FindingText>
> = {
  ear_pain: { label: 'Okutu okuluma', question: 'Okutu kukuluma?', phrases: ['{pain} {ear}', '{ear} {pain}'] },
  ear_discharge: {
    label: 'Amasira mu kutu',
    question: 'Okutu kuvaamu amasira?',
    phrases: [
      'amasira {ear}',
      '{ear} ~ amasira',
      '(okutu|matu|amatu) (kuvaamu|gavaamu|kutonnya|kukulukuta) (amazzi|amasira|)',
      '{ear} ~ amazzi',
      'amazzi ~ (kutu|matu)',
    ],
  },
  ear_discharge_foul: {
    label: 'Okutu kuvaamu amazzi agawunya',
    question: 'Amazzi agava mu kutu gawunya?',
    phrases: ['{ear} ~ (gawunya|agawunya|ebiwunya|okuwunya)', '(okutu|kutu) kuwunya'],
  },
  hearing_loss: {
    label: 'Obutawulira bulungi mu matu',
    question: 'Towulira bulungi mu matu?',
    phrases: ['tawulira bulungi matu', 'okuziba amatu', 'amatu gazibye', 'kiggala'],
  },
  sudden_hearing_loss: {
    label: 'Okuziba amatu embagirawo',
    question: 'Amatu gazibye embagirawo?',
    phrases: ['amatu gazibye ~ {sudden}'],
  },
  ringing_in_ears: {
    label: 'Amatu gawuuma',
    question: 'Amatu gawuuma?',
    phrases: ['{ear} (gawuuma|kuwuuma|gavuga|gakaaba)'],
  },
  child_pulls_ear: {
    label: 'Omwana yeesika okutu',
    question: 'Omwana asika okutu?',
    phrases: ['(asika|akwata|yeekwata) {ear}'],
  },
  swelling_behind_ear: {
    label: "Okuzimba emabega w'okutu",
    question: "Emabega w'okutu wazimbye?",
    phrases: ['{swelling} emabega okutu', 'emabega wokutu ~ {swelling}', '{swelling} emabega wokutu'],
  },
  runny_nose: {
    label: 'Senyiga',
    question: 'Olina senyiga?',
    phrases: [
      'senyiga',
      'ssenyiga',
      'ssennyiga',
      'eminyira',
      'ennyindo (zikulukuta|zivaamu|zitonnya|zikulukuta amazzi)',
      'eminyira (gikulukuta|gijja)',
    ],
  },
  blocked_nose: {
    label: 'Ennyindo ezibye',
    question: 'Ennyindo ezibye?',
    phrases: [
      'ennyindo ezibye',
      'ennyindo zizibye',
      'okuzibikira ennyindo',
      'ennyindo zizibikidde',
      'ennyindo (eziziddwa|zizibidde|zigaanye|ezibidde)',
    ],
  },
  sneezing: {
    label: 'Okwasimula',
    question: 'Oyasimula?',
    phrases: ['okwasimula', 'yasimula', 'nyasimula', 'ayasimula'],
  },
  nosebleed: {
    label: 'Omusaayi mu nnyindo',
    question: 'Ennyindo zivaamu omusaayi?',
    phrases: ['ennyindo ~ {blood}', '{blood} nnyindo'],
  },
  nosebleed_prolonged: {
    label: "Omusaayi gw'ennyindo ogugaanye okukalira",
    question: "Omusaayi gw'ennyindo gugaanye okulekera awo?",
    phrases: ['{blood} nnyindo ~ gugaanye', 'ennyindo ~ {blood} mungi'],
  },
  sore_throat: {
    label: 'Emimiro eginnuma',
    question: 'Emimiro gikuluma?',
    phrases: [
      '{pain} emimiro',
      'emimiro {pain}',
      '{pain} omumiro',
      'omumiro {pain}',
      'emimiro (gyokya|gikala|gisiiwa)',
      'mu mimiro {pain}',
      'amaliba {pain}',
    ],
  },
  painful_swallowing: {
    label: "Obulumi ng'amira",
    question: "Owulira obulumi ng'omira?",
    phrases: ['{pain} ~ amira', '{pain} ~ okumira', '{pain} ~ mmira'],
  },
  drooling_unable_to_swallow: {
    label: 'Tasobola kumira malusu',
    question: "Amalusu gakulukuta olw'obutasobola kugamira?",
    phrases: [
      '{cannot} kumira malusu',
      'amalusu gakulukuta',
      'drooling',
      'unable to swallow saliva',
      'cannot swallow saliva',
      'amalusu (gayiika|gakulukuta|gatonnya|gamuyiika|gajjuza)',
    ],
  },
  sits_leaning_forward_to_breathe: {
    label: "Atuula ng'akutamye mu maaso okusobola okussa",
    question: "Atuula ng'akutamye mu maaso, ensingo ng'agigolodde, okusobola okussa?",
    phrases: ['tripod position', 'tripoding', 'leaning forward to breathe', 'sniffing position'],
  },
  muffled_voice: {
    label: "Eddoboozi ng'alina ekyokya mu kamwa (muffled voice)",
    question: "Eddoboozi likyuse ng'alina ekyokya mu kamwa?",
    phrases: ['muffled voice', 'hot potato voice', 'thick voice'],
  },
  hoarse_voice: {
    label: 'Eddoboozi ligenze',
    question: 'Eddoboozi ligenze oba likaze?',
    phrases: ['eddoboozi (ligenze|likaze|lisakaadde|ligwawo|likyuse|terivaayo)', 'okusakaala'],
  },
  one_tonsil_bulging: {
    label: 'Tonsil emu ezimbye, uvula esenguse',
    question: 'Oludda olumu mu mimiro luzimbye, nga uvula esenguse?',
    phrases: [
      'peritonsillar abscess',
      'quinsy',
      'uvula deviated',
      'uvular deviation',
      'bulging tonsil',
      'retropharyngeal abscess',
    ],
  },
  throat_membrane: {
    label: 'Akasusu akalinga evvu mu mimiro (pseudomembrane)',
    question: 'Waliwo akasusu akalinga evvu mu mimiro?',
    phrases: ['pseudomembrane', 'grey membrane in throat', 'gray membrane'],
  },
  trismus: {
    label: 'Tasobola kwasama',
    question: 'Tasobola kwasama kamwa?',
    phrases: ['{cannot} kwasama', '{cannot} kuggula kamwa'],
  },
  neck_swelling: {
    label: 'Ensingo ezimbye',
    question: 'Ensingo ezimbye?',
    phrases: ['(ensingo|obulago) {swelling}'],
  },
  cheek_gland_swelling: {
    label: 'Amambulugga (ettama lizimbye)',
    question: 'Amatama gazimbye?',
    phrases: ['amambulugga', 'mambulugga', '(ettama|amatama) {swelling}', '{swelling} (ettama|amatama)'],
  },
  floor_of_mouth_swelling: {
    label: "Okuzimba wansi w'olulimi oba oluba",
    question: "Wansi w'olulimi oba w'oluba wazimbye era wakakanyadde?",
    phrases: [
      '{swelling} wansi wolulimi',
      '{swelling} wansi woluba',
      'ludwig angina',
      'floor of mouth swelling',
      'swelling under the tongue',
      'submandibular swelling',
      'sublingual swelling',
    ],
  },
  mouth_ulcers: {
    label: 'Amabwa mu kamwa',
    question: 'Olina amabwa mu kamwa?',
    phrases: [
      'amabwa kamwa',
      'ebiwundu kamwa',
      'amabwa ~ akamwa',
      '{sore} ~ (olulimi|lulimi|mumwa|mimwa)',
      'mu kamwa {sore}',
      'amabwa mu kamwa',
    ],
  },
  white_patches_in_mouth: {
    label: 'Ebyeru mu kamwa',
    question: 'Mu kamwa mulimu ebyeru?',
    phrases: ['(akamwa|kamwa|olulimi|lulimi) ~ (ebyeru|ebisiyaga|bisiyaga)', 'ebisiyaga', 'olulimi lweru'],
  },
  koplik_spots: {
    label: 'Koplik spots: obutonnyeze obweru munda mu matama',
    question: 'Munda mu matama mulimu obutonnyeze obutono obweru?',
    phrases: ['koplik spots', 'koplik'],
  },
  lip_swelling: {
    label: 'Okuzimba emimwa',
    question: 'Emimwa gizimbye?',
    phrases: ['{swelling} emimwa', 'emimwa {swelling}', '{swelling} omumwa', 'omumwa {swelling}'],
  },
  tongue_swelling: {
    label: 'Okuzimba olulimi',
    question: 'Olulimi luzimbye?',
    phrases: ['{swelling} olulimi', 'olulimi {swelling}'],
  },
  throat_swelling: {
    label: 'Okuzimba emimiro',
    question: 'Emimiro gizimbye?',
    phrases: ['{swelling} emimiro', 'emimiro {swelling}', '{swelling} omumiro', 'omumiro {swelling}'],
  },
  bad_breath: { label: 'Akamwa kawunya', question: 'Akamwa kawunya?', phrases: ['akamwa (kawunya|okuwunya)'] },
  toothache: {
    label: 'Erinnyo eriruma',
    question: 'Erinnyo likuluma?',
    phrases: ['{pain} {tooth}', '{tooth} {pain}', '{tooth} (linnuma|limuluma|gannuma)'],
  },
  tooth_decay: {
    label: 'Erinnyo livunze',
    question: 'Erinnyo livunze oba lirimu ekituli?',
    phrases: ['{tooth} (livunze|gavunze|lirimu ekituli|libootose)', 'ekituli {tooth}'],
  },
  gum_swelling: {
    label: 'Ekibuno kizimbye',
    question: 'Ekibuno kizimbye?',
    phrases: ['(ekibuno|ebibuno) {swelling}', '{swelling} (ekibuno|ebibuno)'],
  },
  gum_bleeding: {
    label: 'Ebibuno bivaamu omusaayi',
    question: 'Ebibuno bivaamu omusaayi?',
    phrases: ['(ebibuno|ekibuno|bibuno) ~ {blood}', '{blood} ~ (ebibuno|bibuno|mannyo)', 'amannyo {bleed}'],
  },
  gum_boil_or_dental_abscess: {
    label: 'Amasira mu linnyo',
    question: 'Erinnyo lirimu amasira?',
    phrases: ['amasira {tooth}', '{tooth} ~ amasira', 'oluba {swelling}'],
  },
  gum_death_or_cheek_hole: {
    label: 'Ekibuno ekifudde, ekiddugavu, oba ekituli mu ttama (noma)',
    question: "Ekitundu ky'ekibuno oba ettama kifudde, kiddugadde oba kivuddeko?",
    phrases: ['noma', 'cancrum oris', 'hole in the cheek', 'necrotic gum', 'black gum'],
  },
}
