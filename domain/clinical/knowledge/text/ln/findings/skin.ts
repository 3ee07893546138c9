import type { SKIN_FINDINGS } from '#domain/clinical/knowledge/findings/skin.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const SKIN_FINDINGS_LN: Partial<Record<keyof typeof SKIN_FINDINGS, FindingText>> = {
  rash: {
    label: 'Bambuma na nzoto',
    question: 'Ozali na bambuma na nzoto?',
    phrases: [
      'bambuma na nzoto',
      'mbuma na nzoto',
      'bambuma',
      'eruption',
      '{spots}',
      'bilembo motane ~ (nzoto|loposo)',
      'mabuma',
    ],
  },
  itching: {
    label: 'Mokosa',
    question: 'Ozali na mokosa?',
    phrases: ['{itch}', 'nzoto ezokosa', 'komikwanza', 'ezokosa', 'loposo {itch}'],
  },
  itching_worse_at_night: {
    label: 'Mokosa makasi na butu',
    question: 'Mokosa ekomaka makasi na butu?',
    phrases: ['{itch} ~ butu'],
  },
  itching_generalised: {
    label: 'Mokosa nzoto mobimba',
    question: 'Nzoto mobimba ezali kosala mokosa?',
    phrases: ['{itch} nzoto mobimba', 'nzoto mobimba {itch}', 'nzoto nyonso {itch}', '{itch} nzoto nyonso'],
  },
  papules: {
    label: 'Bambuma mike',
    question: 'Bambuma ya mike ezali na loposo?',
    phrases: ['{spots} mike', '{spots} ya mike mike'],
  },
  pustules: {
    label: 'Bambuma na pus',
    question: 'Bambuma ezali na pus?',
    phrases: ['{spots} pus', '{spots} ~ pus', 'bouton ya pus'],
  },
  vesicles: {
    label: 'Bambuma na mai',
    question: 'Bambuma ezali na mai na kati?',
    phrases: ['{spots} ~ mai (na|) kati', '{spots} etondi mai', '{spots} ya mai', '{spots} mai mai', 'varicelle'],
  },
  honey_crusts: {
    label: 'Mpota na bikoko ya jaune',
    question: 'Bampota ezali na loposo ya jaune ya kokauka?',
    phrases: ['{sore} ~ loposo ya jaune', 'impetigo'],
  },
  ring_shaped_rash: {
    label: 'Elembo lokola lopete',
    question: 'Elembo ya loposo ezali lokola lopete?',
    phrases: ['(elembo|bilembo|{spots}) ~ lopete', 'teigne', 'dartre', 'dartres'],
  },
  scalp_patch_hair_loss: {
    label: 'Nsuki ekei bisika bisika',
    question: 'Nsuki elongwe bisika bisika na moto?',
    phrases: ['nsuki (ekei|elongwe|ezolongwa) bisika', 'teigne ya moto'],
  },
  hair_loss: {
    label: 'Nsuki ezokwea',
    question: 'Nsuki ezali kokwea?',
    phrases: ['nsuki (ezokwea|ezokweya|ezolongwa|kolongwa|kokwea)'],
  },
  hives: { label: 'Urticaire', question: 'Loposo evimbi bisika bisika mpe ezosala mokosa?', phrases: ['urticaire'] },
  skin_detachment: {
    label: 'Loposo elongwe',
    question: 'Loposo ezali kolongwa?',
    phrases: ['loposo elongwe', 'loposo ezolongwa', 'loposo kolongwa'],
  },
  skin_peeling_with_mucosal_lesions: {
    label: 'Loposo elongwe na bampota ya monoko to miso (Stevens-Johnson)',
    question: 'Loposo ezali na mai to ezali kolongwa, na bampota na monoko, na miso to na enama ya kobotela?',
    phrases: [
      'loposo elongwe ~ mpota monoko',
      'stevens-johnson',
      'syndrome de stevens-johnson',
      'érosions des muqueuses',
      'syndrome de lyell',
    ],
  },
  petechiae: {
    label: 'Bilembo mike ya motane na loposo (pétéchies)',
    question: 'Bilembo mike ya motane makasi ezali, oyo elongwaka te soki ofini?',
    phrases: ['pétéchies', 'pétéchial', 'purpura pétéchial'],
  },
  purpura: {
    label: 'Bilembo minene ya makila na loposo (purpura)',
    question: 'Bilembo ya violet ezali, oyo elongwaka te soki ofini?',
    phrases: ['purpura', 'purpurique', 'purpura fulminans', 'ecchymoses spontanées'],
  },
  non_blanching_rash: {
    label: 'Bambuma oyo elongwaka te soki ofini',
    question: 'Bambuma etikalaka soki ofini yango na verre?',
    phrases: ["ne s'efface pas à la vitropression", "ne s'efface pas à la pression", "éruption ne s'effaçant pas"],
  },
  rash_on_trunk: {
    label: 'Bambuma na nzoto',
    question: 'Bambuma ezali na ntolo to libumu?',
    phrases: ['{spots} ~ ({chest}|mokongo|{abdomen})'],
  },
  rash_on_face: {
    label: 'Bambuma na elongi',
    question: 'Bambuma ezali na elongi?',
    phrases: ['{spots} elongi', 'elongi ~ {spots}', 'bouton ya elongi'],
  },
  rash_hands_webs: {
    label: 'Bambuma na misapi',
    question: 'Bambuma ezali na kati ya misapi?',
    phrases: ['({spots}|{itch}) ~ misapi', 'gale'],
  },
  measles_rash: {
    label: 'Kantembele (rougeole)',
    question: 'Mwana azali na bambuma ya kantembele?',
    phrases: [
      'kantembele',
      'katembele',
      'bambuma ya rougeole',
      '{have} rougeole',
      '{ill} rougeole',
      '{ill} kantembele',
    ],
  },
  deep_firm_pocks: {
    label: 'Bambuma ya makasi mpe ya mozindo (mpox)',
    question:
      'Bambuma ya makasi mpe ya mozindo ezali, nyonso ndenge moko, na elongi, na maboko to na enama ya kobotela?',
    phrases: ['mpox', 'variole du singe', 'monkeypox', 'vésicules ombiliquées', 'pustules ombiliquées'],
  },
  warts: { label: 'Verrue', question: 'Ozali na ba verrues?', phrases: ['verrue', 'verrues'] },
  pale_patch_numb: {
    label: 'Elembo ya pembe oyo eyokaka te (maba)',
    question: 'Elembo ya pembe ezali na loposo esika azali koyoka te?',
    phrases: [
      'elembo ~ eyokaka te',
      'maladi ya maba',
      'bokono ya maba',
      'tache insensible',
      'taches insensibles',
      'tache hypochromique insensible',
      'lèpre',
      'tache claire insensible',
      '(elembo|bilembo|litono|matono) ~ (nazoyoka te|azoyoka te|ezoyoka te|nayokaka te|koyoka te|nazoyoka eloko te)',
      'bokono maba',
      '{have} maba',
      '{ill} maba',
    ],
  },
  pale_patches: {
    label: 'Bilembo ya pembe na loposo',
    question: 'Loposo ezali na bilembo ya pembe?',
    phrases: [
      '(elembo|bilembo|litono|matono) pembe',
      '(elembo|bilembo|litono|matono) ya pembe pembe',
      'loposo ekomi pembe bisika',
      'loposo ~ bilembo pembe',
    ],
  },
  skin_abscess: {
    label: 'Abcès',
    question: 'Ozali na abcès?',
    phrases: ['abces', 'furoncle', 'furoncles', 'panaris', 'litumba', 'matumba'],
  },
  skin_warm_red_painful: {
    label: 'Loposo motane, moto mpe mpasi',
    question: 'Loposo ekomi motane, moto mpe mpasi?',
    phrases: ['(loposo|lokolo|loboko) motane ~ {pain}', '(lokolo|loboko) {swelling} ~ motane', 'loposo moto ~ motane'],
  },
  skin_pain_out_of_proportion: {
    label: 'Mpasi ya loposo eleki makambo oyo emonani',
    question: 'Mpasi ezali makasi koleka oyo emonani na loposo?',
    phrases: ['fasciite nécrosante', 'douleur cutanée disproportionnée'],
  },
  crepitus_skin: {
    label: 'Loposo eyokani lokola mopepe ezali na kati soki ofini (crépitation)',
    question: 'Soki ofini loposo, eyokanaka lokola mopepe ezali na kati?',
    phrases: ['crépitation sous-cutanée', 'crépitations sous-cutanées', 'gangrène gazeuse'],
  },
  skin_ulcer: {
    label: 'Mpota ezosila te',
    question: 'Mpota ezali kosila te banda kala?',
    phrases: ['{sore} (ezosila|esilaka|ezobika|ebikaka|eboyi kosila|eboyi kobika) te', '{sore} eboyi (kosila|kobika)'],
  },
  gangrene: {
    label: 'Lokolo to mosapi epoli',
    question: 'Lokolo to mosapi epoli?',
    phrases: ['lokolo epoli', 'mosapi epoli', 'loboko epoli', 'gangrene'],
  },
  nodules_under_skin: {
    label: 'Mbuma na nse ya loposo',
    question: 'Ozali na bambuma ya makasi na nse ya loposo?',
    phrases: ['(mbuma|bambuma|biloko|eloko|boule|boules|nodule|nodules) ~ nse (ya|) loposo'],
  },
  changing_mole: {
    label: 'Elembo ya moindo ya loposo oyo ebongwani (mélanome)',
    question: 'Elembo ya moindo na loposo ekoli, ebongoli langi to ebimisi makila?',
    phrases: ['mélanome', 'grain de beauté qui change', 'grain de beauté qui saigne', 'naevus qui change'],
  },
  dry_skin: { label: 'Loposo ekauki', question: 'Loposo ekauki?', phrases: ['loposo ekauki', 'loposo ya kokauka'] },
  thickened_skin: {
    label: 'Loposo ekomi makasi',
    question: 'Loposo ekomi makasi lokola ya nzoku?',
    phrases: ['loposo ekomi makasi', 'loposo ya nzoku', 'loposo ekomi monene'],
  },
  jigger_lesions: {
    label: 'Chique na makolo',
    question: 'Ba chiques ezali na makolo?',
    phrases: ['chique', 'chiques', 'puce chique'],
  },
  lice_or_nits: { label: 'Nsili', question: 'Ozali na nsili?', phrases: ['nsili', 'poux'] },
  abnormal_bleeding: {
    label: 'Makila ezali kobima kozanga mpota',
    question: 'Makila ezali kobima na gencives, na zolo, na misopo to na loposo kozanga mpota?',
    phrases: [
      '{bleed} kozanga mpota',
      '{blood} ezali kobima kozanga mpota',
      'saignement spontané',
      'saignements spontanés',
      'saignement anormal',
      'syndrome hémorragique',
      'trouble de la coagulation',
      'saigne de partout',
      '{blood} {out} mino ~ (zolo|nyei|masuba)',
      '{blood} {out} (bisika|esika) nyonso',
      '{blood} {out} mino',
    ],
  },
}
