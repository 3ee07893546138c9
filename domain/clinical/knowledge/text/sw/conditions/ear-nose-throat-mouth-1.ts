import type { EAR_NOSE_THROAT_MOUTH_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/ear-nose-throat-mouth-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const EAR_NOSE_THROAT_MOUTH_1_CONDITIONS_SW: Record<
  keyof typeof EAR_NOSE_THROAT_MOUTH_1_CONDITIONS,
  ConditionText
> = {
  acute_otitis_media: {
    name: 'Maambukizi ya sikio la kati',
    aliases: ['acute otitis media', 'maambukizi ya sikio'],
    about: 'Vijidudu vimeingia sikio la kati na kuleta maumivu na homa, wakati mwingine usaha hutoka.',
  },
  otitis_media_with_effusion: {
    name: 'Majimaji nyuma ya ngoma ya sikio',
    aliases: ['otitis media with effusion', 'glue ear'],
    about: 'Majimaji yamejaa nyuma ya ngoma ya sikio, na mtoto husikia vibaya bila maumivu.',
  },
  chronic_suppurative_otitis_media: {
    name: 'Sikio kutoa usaha kwa muda mrefu',
    aliases: ['chronic suppurative otitis media', 'CSOM', 'sikio linalotoa usaha'],
    about: 'Sikio hutoa usaha kwa wiki mbili au zaidi kupitia tundu kwenye ngoma ya sikio.',
  },
  otitis_externa: {
    name: 'Maambukizi ya tundu la sikio',
    aliases: ['otitis externa', 'fangasi wa sikio', 'otomycosis'],
    about: 'Tundu la sikio limevimba, linawasha, na linauma sikio likivutwa.',
  },
  malignant_otitis_externa: {
    name: 'Maambukizi ya sikio yanayokula mfupa',
    aliases: ['malignant otitis externa', 'necrotising otitis externa'],
    about: 'Maambukizi makali ya tundu la sikio yanayoingia kwenye mfupa, hasa kwa wenye kisukari au kinga dhaifu.',
  },
  mastoiditis: {
    name: 'Maambukizi ya mfupa wa nyuma ya sikio',
    aliases: ['mastoiditis'],
    about: 'Maambukizi ya sikio yameingia kwenye mfupa ulio nyuma ya sikio.',
  },
  ear_wax: {
    name: 'Nta ya sikio',
    aliases: ['ear wax', 'cerumen', 'uchafu wa sikio'],
    about: 'Nta imejaa kwenye tundu la sikio na kupunguza kusikia.',
  },
  foreign_body_nose_or_ear: {
    name: 'Kitu kilichoingia puani au sikioni',
    aliases: ['foreign body in nose or ear', 'mdudu sikioni'],
    about: 'Shanga, mbegu, mdudu au kitu kingine kimeingia puani au sikioni.',
  },
  sudden_hearing_loss_condition: {
    name: 'Kupoteza kusikia ghafla',
    aliases: ['sudden sensorineural hearing loss', 'uziwi wa ghafla'],
    about: 'Sikio moja hupoteza kusikia ndani ya saa chache kutokana na neva ya kusikia kudhurika.',
  },
  hearing_loss_age_noise: {
    name: 'Kupungua kusikia kwa umri au kelele',
    aliases: ['hearing loss', 'presbycusis', 'uziwi', 'noise-induced hearing loss'],
    about: 'Kusikia hupungua polepole kwa sababu ya umri, kelele au dawa zinazodhuru sikio.',
  },
  allergic_rhinitis: {
    name: 'Mafua ya mzio',
    aliases: ['allergic rhinitis', 'hay fever', 'aleji ya pua'],
    about: 'Kupiga chafya, kuwashwa pua, na mafua au pua kuziba kwa sababu ya mzio.',
  },
  acute_sinusitis: {
    name: 'Kuvimba kwa sinasi',
    aliases: ['acute sinusitis', 'sinusitis', 'sainasi'],
    about: 'Mashimo ya hewa kandokando ya pua yamevimba baada ya mafua; uso unauma na kamasi ni nzito.',
  },
  chronic_rhinosinusitis: {
    name: 'Kuvimba kwa sinasi kwa muda mrefu',
    aliases: ['chronic rhinosinusitis', 'nasal polyps', 'vinyama vya pua'],
    about: 'Pua na sinasi huziba kwa miezi, wakati mwingine kukiwa na vinyama ndani ya pua.',
  },
  epistaxis: {
    name: 'Kutokwa damu puani',
    aliases: ['epistaxis', 'nosebleed'],
    about: 'Damu hutoka puani, mara nyingi kutoka kwenye mishipa midogo ya sehemu ya mbele ya pua.',
  },
  viral_pharyngitis: {
    name: 'Maumivu ya koo kutokana na virusi',
    aliases: ['viral pharyngitis', 'sore throat', 'koo kuuma'],
    about: 'Koo linauma kwa sababu ya virusi, mara nyingi pamoja na mafua.',
  },
  streptococcal_pharyngitis: {
    name: 'Mafindofindo ya bakteria',
    aliases: ['streptococcal pharyngitis', 'acute tonsillitis', 'tonsesi', 'strep throat'],
    about:
      'Bakteria wa streptokoki wamevamia koo: maumivu ya ghafla na homa bila kikohozi. Bila tiba yanaweza kudhuru moyo.',
  },
  peritonsillar_abscess: {
    name: 'Jipu kando ya findo la koo',
    aliases: ['peritonsillar abscess', 'quinsy'],
    about: 'Usaha umejikusanya kando ya findo moja; mdomo haufunguki vizuri na kumeza kunauma sana.',
  },
  retropharyngeal_abscess: {
    name: 'Jipu nyuma ya koo',
    aliases: ['retropharyngeal abscess', 'deep neck infection'],
    about: 'Usaha nyuma ya koo, hasa kwa mtoto: homa, shingo ngumu, udenda na kupumua kwa kelele.',
  },
  ludwig_angina: {
    name: 'Maambukizi makali ya sakafu ya kinywa',
    aliases: ['Ludwig angina', 'submandibular abscess'],
    about: 'Maambukizi kutoka kwenye jino huvimbisha sehemu ya chini ya ulimi na yanaweza kuziba njia ya hewa.',
  },
  laryngitis: {
    name: 'Kuvimba kwa kisanduku cha sauti',
    aliases: ['laryngitis', 'sauti kukauka', 'hoarseness'],
    about: 'Sauti hukauka au kupotea kwa sababu ya mafua, kupiga kelele sana, moshi au asidi ya tumbo.',
  },
  laryngeal_cancer: {
    name: 'Saratani ya kisanduku cha sauti',
    aliases: ['laryngeal cancer', 'saratani ya koo'],
    about: 'Saratani ya zoloto, mahali sauti inapotoka; sauti hukauka kwa wiki nyingi, hasa kwa wavutaji sigara.',
  },
  nasopharyngeal_cancer: {
    name: 'Saratani ya nyuma ya pua',
    aliases: ['nasopharyngeal cancer', 'NPC'],
    about: 'Saratani iliyo nyuma ya pua; shingo huwa na uvimbe, pua huziba au kutoa damu, au sikio moja halisikii.',
  },
}
