import type { Sentence } from '#domain/clinical/language/sentences/sentence.ts'

/** How people tell of danger signs in Lingala, with the near misses. */
export const LINGALA_HEARD_SENTENCES: readonly Sentence[] = [
  // "Tango mosusu" is how often, not how surely; an injection that somebody had is no fear of what is told after it.
  ['Bebe aboyi mabele, tango mosusu mpema etelemaka', { present: ['apnoea'] }],
  ['Nazwaki tonga ya insuline kasi nalyaki te, mbala moko motema ezobeta noki', { present: ['palpitations'] }],
  ['Azwaki tonga ya rougeole, azali malamu', { not: ['measles_rash'] }],
  ['Batubi ye ntonga na lopitalo', { not: ['hiv_exposure'] }],
  ['Ntonga ya mobeli etuboli ngai na mosapi', { present: ['hiv_exposure'] }],
  // Who is afraid tells why, and what is feared of an illness is not there.
  ['Nabangi mingi, mwana azopema te', { present: ['apnoea'] }],
  ['Nabangi zemi', { not: ['pregnant'] }],
  ['Nabangi ete azali na tuberculose', { not: ['contact_tb'] }],
  // A fit that somebody did not have is told with the "te" behind its verb; not knowing is no denial of what is told.
  ['Azali na fièvre, ndeke abeti te', { present: ['fever'], not: ['convulsions'] }],
  ['Ameli masanga ya lotoko oyo bayebi te', { present: ['methanol_or_illicit_brew'] }],
  ['Fièvre, babeti ye ntonga ya palu', { present: ['fever'], not: ['assault'] }],
  ['Azalaki kobeta ndeke na bomwana. Lelo azali malamu, kosukosu moke', { not: ['convulsions'] }],
  ['Mobali na ngai azali na tibi, azokosulaka makila. Ngai nazokosula te', { not: ['haemoptysis'] }],
  // What has been there for long is there.
  ['Nazali na tension banda kala, lelo ntolo ezosala pasi makasi', { present: ['known_hypertension', 'chest_pain'] }],
  ['Kala nazalaki na fièvre', { not: ['fever'] }],
  ['Bouton ya simisi ekatani', { not: ['rash'] }],
  // Things that fall, and what burns like fire: "moto" is the head and the fire.
  ['Kopo ekweyi na loboko na ye', { not: ['fall'] }],
  ['Mwana akweyi', { present: ['fall'] }],
  ['Lokolo ezotumba lokola moto, mpasi makasi', { not: ['headache'] }],
  // Who lacks blood or strength has that, and what is told after it too.
  ['Nazangi makila, nalembaka noki, kizunguzungu soki natelemi', { present: ['pallor', 'tires_easily', 'dizziness'] }],
  // What a periodic pain is of, and what ordinary illnesses are.
  ['Soki regles eyei libumu ezosala ngai mpasi makasi', { present: ['painful_periods'] }],
  ['Mai ezobima na nse kati ya sanza', { not: ['menopause'] }],
  ['Bampota na nzoto ya mobali, ezotumba', { present: ['genital_ulcer'], not: ['fever'] }],
  ['Bouton de fièvre na mbebu', { present: ['mouth_blisters'], not: ['fever'] }],
  ['Na moto loposo ezolongwa lokola farine', { present: ['scaly_plaques'], not: ['skin_detachment'] }],
  ['Pipi na mbeto, papa na ye mpe azalaki bongo', { present: ['bedwetting', 'family_history_same_illness'] }],
  ['Masque ya zemi na elongi', { present: ['dark_patches'], not: ['pregnant'] }],
  ['Moi ezikisi ngai loposo', { present: ['sun_exposure'], not: ['burn'] }],
  ['Soki nakoti motuka nasanzaka', { present: ['sick_when_travelling'] }],
  ['Linzaka ya lokolo ekomi moindo', { present: ['nail_changes'], not: ['gangrene'] }],
  ['Lokolo ekomi moindo', { present: ['gangrene'] }],
  ['Test VIH na ngai moko emonisi milongo mibale', { present: ['hiv_test_positive'] }],
  ['Libumu ekomi monene', { not: ['obesity'] }],
  ['Singa ya motolu ekwei lobi', { not: ['fall'] }],
  ['Mbwa ya liboma ekwanzi mwana na loboko', { present: ['dog_bite'], not: ['bizarre_behaviour'] }],
  ['Asubaka mingi te', { not: ['anuria'] }],
  // A graze, a swelling at its place, a small cut: no burnt skin, no clot, no finger cut off.
  ['Nzete ekwanzi ngai na loboko, loposo elongwe moke', { present: ['wound'], not: ['skin_detachment'] }],
  ['Loposo elongwe nzoto mobimba', { present: ['skin_detachment'] }],
  ['Lokolo evimbi moke esika nzoi eswi', { not: ['one_leg_swelling'] }],
  ['Lokolo evimbi mobimba', { present: ['one_leg_swelling'] }],
  ['Nakatani na gillette na mosapi', { present: ['wound'], not: ['amputation'] }],
  // A battery is no pile, and what is seen of blood is of the place that is named.
  ['Mwana alei pile ya montre', { present: ['button_battery_swallowed'], not: ['anal_lump'] }],
  ['Zemi ya sanza mwambe, namoni makila ezotanga', { present: ['pregnant', 'vaginal_bleeding'] }],
  ['Namoni makila ezobima na zolo', { present: ['nosebleed'], not: ['vaginal_bleeding'] }],
  ['Moi etumbi ngai mokongo, loposo ezolongwa moke', { not: ['skin_detachment'] }],
  ['Mai ekoti na litoi', { not: ['ear_discharge'] }],
  ['Nazotambola malamu', { not: ['difficulty_walking'] }],
  ['Azotambola malamu te', { present: ['difficulty_walking'] }],
]
