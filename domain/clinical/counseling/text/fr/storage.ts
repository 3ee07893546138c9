import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const FR_STORAGE = {
  'storage.dry_cool': "Gardez ce médicament dans son emballage, dans un endroit sec et frais, à l'abri du soleil.",
  'storage.out_of_reach': "Gardez ce médicament là où les enfants ne peuvent ni le voir ni l'atteindre.",
  'storage.leave_in_blister':
    "Laissez chaque comprimé dans sa plaquette jusqu'au moment de l'utiliser : l'humidité l'abîme.",
  'storage.bottle':
    "Fermez bien le flacon. N'utilisez pas ce médicament après la date écrite sur l'étiquette, ou quand il a un autre aspect ou une autre odeur.",
  'storage.bottle_of_tablets': 'Gardez les comprimés dans leur propre flacon, avec le couvercle fermé.',
  'storage.suppository_cool':
    "Gardez ce médicament à l'endroit le plus frais de la maison : la chaleur le fait fondre. S'il est mou, mettez-le d'abord dans l'eau froide avec son emballage.",
  'storage.at_facility': "Le centre de santé ou l'hôpital garde ce médicament.",
  'storage.ors_24_hours':
    'Gardez le SRO préparé bien couvert. Après 24 heures, jetez ce qui reste et préparez un nouveau sachet. Gardez les sachets au sec.',
  'storage.insulin':
    "Gardez les flacons neufs au frigo (2 à 8 °C), jamais au congélateur. Le flacon déjà ouvert se garde 4 semaines dans un endroit frais, comme un pot en argile avec de l'eau autour. L'insuline qui a gelé ou qui a des grumeaux doit être jetée.",
  'storage.inhaler':
    "Laissez le bouchon dessus. Gardez l'inhalateur loin du soleil et du feu, et ne le percez jamais et ne le brûlez jamais, même quand il est vide.",
  'storage.tube': "Fermez bien ce médicament après usage et gardez-le dans un endroit frais, à l'abri du soleil.",
  'storage.four_weeks_open': "Jetez ce médicament 4 semaines après l'avoir ouvert. Ne le partagez avec personne.",
  'storage.rutf':
    'Gardez les sachets propres et secs, loin des rats. Un sachet ouvert doit être bien fermé et mangé le jour même.',
} as const satisfies WordsOfKind<'storage'>
