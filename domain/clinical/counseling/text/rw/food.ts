import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const RW_FOOD = {
  'food.any': "[Uwufate|Uwuhe umwana] hamwe n'ibyokurya cyangwa nta byokurya, uko ubyifuza.",
  'food.no_matter': "[Ushobora|Umwana ashobora] kurya no kunywa nk'ibisanzwe mu gihe cy'uyu muti.",
  'food.with_food':
    '[Uwufate urimo kurya cyangwa ukimara kurya|Uwuhe umwana arimo kurya cyangwa akimara kurya], kugira ngo igifu kitababara.',
  'food.meal_start':
    '[Uwufate utangiye kurya|Uwuhe umwana atangiye kurya]: ukora neza kurushaho, kandi ntubangamira igifu cyane.',
  'food.empty_stomach':
    '[Uwufate|Uwuhe umwana] igifu kirimo ubusa: isaha 1 mbere yo kurya, cyangwa amasaha 2 nyuma yo kurya.',
  'food.tb_if_sick':
    "Niba [ugize|umwana agize] iseseme kubera uyu muti, baza muganga: ushobora gufatanwa n'ibyokurya bike. Ntuwusibe.",
  'food.fatty':
    "[Uwufate|Uwuhe umwana] hamwe n'ibyokurya cyangwa amata, byaba byiza birimo amavuta (amata, igikoma kirimo amavuta, ubunyobwa, amashereka ku ruhinja). Iyo nta byokurya, umuti ugera mu maraso uba muke cyane.",
  'food.ivermectin':
    "[Uwufate|Uwuhe umwana] n'amazi, igifu kirimo ubusa: nta byokurya mu masaha 2 mbere yawo no mu masaha 2 nyuma yawo.",
  'food.no_milk_minerals':
    "Nta mata cyangwa yawurute, nta miti y'ikirungurira, nta fer (imiti yongera amaraso), nta zinc cyangwa kalisiyumu (calcium) mu masaha 2 mbere yawo no mu masaha 2 nyuma yawo: bibuza uyu muti gukora.",
  'food.no_minerals':
    "Nta miti y'ikirungurira, nta fer (imiti yongera amaraso) cyangwa zinc mu masaha 2 mbere yawo no mu masaha 2 nyuma yawo: bibuza uyu muti gukora.",
  'food.no_antacid': "Nta miti y'ikirungurira mu masaha 2 mbere yawo no mu masaha 2 nyuma yawo.",
  'food.dolutegravir_apart':
    "Fer (imiti yongera amaraso), kalisiyumu (calcium), zinc n'imiti y'ikirungurira bibuza uyu muti gukora. [Uwufate|Uwuhe umwana] amasaha 2 mbere yabyo cyangwa amasaha 6 nyuma yabyo. Fer cyangwa kalisiyumu bishobora gufatirwa icyarimwe na wo, ariko gusa iyo bifashwe hamwe n'ifunguro.",
  'food.iron':
    "[Uwufate|Uwuhe umwana] n'amazi cyangwa imbuto nk'icunga, byaba byiza hagati y'amafunguro. Nta cyayi, ikawa cyangwa amata mu isaha 1 mbere yawo no mu masaha 2 nyuma yawo. Niba igifu kibabaye, [uwufate|uwuhe umwana] hamwe n'ibyokurya.",
  'food.less_salt': '[Gabanya umunyu mu byo urya|Gabanya umunyu mu byo umwana arya]: bifasha umuti.',
  'food.no_salt_substitute': 'Ntukoreshe umunyu ukozwe muri potasiyumu (“umunyu urimo sodium nke”) utabajije.',
  'food.sugar_meals': 'Nyuma yawo ntihazigere hasibwa ifunguro: isukari yo mu maraso ishobora kugabanuka cyane.',
  'food.with_meal': "[Uwufate|Uwuhe umwana] hamwe n'ifunguro, byaba byiza irya mu gitondo.",
  'food.insulin_eat_soon':
    "[Urye iminota 30 itarashira nyuma y'urushinge.|Umwana arye iminota 30 itarashira nyuma y'urushinge.] Niba nta byokurya bihari, baza mbere yo gutera urushinge.",
  'food.before_food': 'Ibyokurya biwugabanyiriza imbaraga: [urye|umwana arye] nyuma yawo hashize iminota 30.',
  'food.diarrhoea_feed_on':
    '[Komeza kurya|Komeza kugaburira no konsa umwana], ibyokurya bike kandi kenshi. Ibinyobwa birimo gaze (fanta) cyangwa ibinyobwa biryohereye ntibisimbura ORS.',
  'food.rutf':
    "[Urye iki kiribwa mbere y'ibindi byokurya, kandi unywe amazi meza menshi hamwe na cyo.|Banza wonse umwana, hanyuma umuhe iki kiribwa, nyuma umuhe ibindi byokurya. Umuhe n'amazi meza menshi hamwe na cyo.]",
  'food.after_food_mouth':
    '[Uwukoreshe umaze kurya cyangwa kunywa amata|Uwuhe umwana amaze kurya, konka cyangwa kunywa amata], kugira ngo umuti ugume mu kanwa.',
  'food.water_plenty': '[Unywe amazi menshi|Uhe umwana amazi menshi] umunsi wose.',
  'food.no_alcohol_now': 'Nta nzoga mu gihe uyu muti ukoreshwa no mu minsi 2 nyuma yaho: bitera kumererwa nabi cyane.',
  'food.no_alcohol_sleepy': 'Nta nzoga hamwe na wo: bifatanyije bitera ibitotsi birenze urugero.',
  'food.no_alcohol_liver': 'Nta nzoga hamwe na wo: bifatanyije byangiza umwijima.',
  'food.no_alcohol_sugar': 'Itondere inzoga: zishobora kugabanya isukari yo mu maraso bikabije.',
} as const satisfies WordsOfKind<'food'>
