import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LN_COME_BACK = {
  'come_back.not_better':
    'Zonga soki nsima ya mikolo {days} bokono [na yo|ya mwana] ekiti te, mpe liboso na yango soki ekomi makasi koleka.',
  'come_back.worse': 'Zonga soki bokono [na yo|ya mwana] ekomi makasi koleka, to soki likambo ya sika ebangisi yo.',
  'come_back.child_danger':
    'Yaka na mwana noki, kozela te, soki akoki komela te to akoki komela mabele te, azali kosanza nyonso, asali convulsion (ndeke), azali kopema noki noki to na mpasi, to azali na mpongi makasi mpe kolamusa ye ezali mpasi.',
  'come_back.allergy':
    'Kende noki na lopitalo, kozela te, soki elongi, mbebu to lolemo evimbi, soki kopema ekomi mpasi, to soki bambuma ya mokosa ebimi na nzoto mobimba. Kosalela nkisi oyo lisusu te.',
  'come_back.allergy_given':
    'Yebisa monganga noki, kozela te, soki elongi, mbebu to lolemo evimbi, soki kopema ekomi mpasi, to soki bambuma ya mokosa ebimi na nzoto.',
  'come_back.vomits_everything':
    'Zonga kaka na mokolo wana soki [ozali kosanza|mwana azali kosanza] yango mbala nyonso.',
  'come_back.rash_stop':
    'Soki bambuma ebimi na nzoto, soki bampota ebimi na monoko, to soki miso ekomi motane mpe mpasi: tika nkisi mpe yaka noki, kozela te, kaka na mokolo wana.',
  'come_back.rash_ask':
    'Soki bambuma na nzoto eyei elongo na fièvre, na bampota na monoko to na loposo ya kolongwa: yaka noki, kozela te.',
  'come_back.fits_or_tingling':
    'Tika nkisi mpe yaka kaka na mokolo wana soki maboko mpe makolo ezali koyoka eloko te to koswa lokola bantonga, soki kotambola ekomi malamu te (kotengatenga), to soki convulsion (ndeke) eyei.',
  'come_back.tingling_worse':
    'Zonga soki koswa lokola bantonga, kotumba to kolemba ya maboko mpe makolo ekomi makasi koleka.',
  'come_back.yellow_eyes':
    'Miso jaune, masuba moindo lokola thé, mpasi na nse ya mipanzi ya loboko ya mobali to kosanza oyo ezali kosila te: tika nkisi mpe yaka kaka na mokolo wana.',
  'come_back.yellow_eyes_hiv':
    'Miso jaune, masuba moindo lokola thé, mpasi na nse ya mipanzi ya loboko ya mobali to kosanza oyo ezali kosila te: yaka kaka na mokolo wana. Monganga nde akozwa ekateli soki babongola nkisi.',
  'come_back.eyesight':
    'Yaka kaka na mokolo wana soki miso ekomi komona malamu te, to soki langi motane mpe langi vert emonani ndenge moko.',
  'come_back.bloody_stool': 'Yaka kaka na mokolo wana soki makila ezali na nyei, to soki pulupulu ezali makasi.',
  'come_back.stomach_bleeding':
    'Kende noki na lopitalo, kozela te, soki nyei ekomi moindo mpe ekangamaka lokola colle, soki kosanza ya makila eyei, to soki mpasi makasi ezali na libumu.',
  'come_back.little_urine':
    'Yaka kaka na mokolo wana soki [ozali kosuba|mwana azali kosuba] moke mpenza, to soki elongi mpe makolo evimbi.',
  'come_back.hearing':
    'Yebisa monganga noki, kozela te, soki makelele ezali koyokana na kati ya matoi, soki koyoka ekomi malamu te, to soki moto ezali kobaluka (vertige).',
  'come_back.tendon':
    'Tika nkisi mpe yaka noki, kozela te, soki mosisa (tendon) ezali kosala mpasi to evimbi, mingimingi na litindi (talon), to soki convulsion (ndeke) eyei.',
  'come_back.malaria_danger':
    'Kende noki na lopitalo, kozela te, soki moko ya makambo oyo eyei: convulsion (ndeke), kobulungana, kolemba makasi, kosanza nyonso, kopema na mpasi, miso jaune, to masuba moindo lokola thé.',
  'come_back.dark_urine_weeks':
    'Na baposo 4 oyo ekoya, yaka noki, kozela te, soki masuba ekomi moindo, soki nzoto ekomi pembe (kozanga makila), to soki kolemba makasi eyei.',
  'come_back.fever_stays':
    'Zonga soki fièvre eleki mikolo 3, to soki eyei elongo na kingo ya kokangama, na bambuma na nzoto to na convulsion (ndeke).',
  'come_back.too_much':
    'Soki bameli yango koleka ndelo, kende noki na lopitalo, kozela te, ata soki [ozali koyoka|mwana azali komonana] malamu.',
  'come_back.chest_pain':
    'Kende noki na lopitalo, kozela te, soki mpasi to kilo ezali na ntolo, soki ngambo moko ya nzoto elembi, soki monoko etengami, to soki koloba ekomi mpasi na mbalakaka.',
  'come_back.faint':
    'Yaka kaka na mokolo wana soki [obungisi bososoli to okoki kotelema te|mwana abungisi bososoli to akoki kotelema te] mpo na kizunguzungu (vertige).',
  'come_back.dehydrated_ask':
    'Tuna kaka na mokolo wana soki [ozali kosanza to kosala pulupulu|mwana azali kosanza to kosala pulupulu] mingi: mbala mosusu nkisi esengeli kozela tii yango ekosila.',
  'come_back.lips_swell':
    'Soki mbebu, lolemo to elongi evimbi: kende noki na lopitalo, kozela te, mpe kosalela nkisi oyo lisusu te, ata mokolo moko te. Ekoki koya ata nsima ya basanza.',
  'come_back.muscle_pain':
    'Tika nkisi mpe yaka kaka na mokolo wana soki misuni ezali kosala mpasi makasi to elembi, to soki masuba ekomi moindo lokola thé.',
  'come_back.pressure_in_pregnancy':
    'Na zemi, kende noki na lopitalo, kozela te, soki moko ya makambo oyo eyei: mpasi makasi ya moto, komona malamu te, mpasi na likolo ya libumu, convulsion (ndeke), makila kobima, to mwana koningana moke koleka na libumu.',
  'come_back.yellow_or_low_mood':
    'Yaka kaka na mokolo wana soki miso ekomi jaune, soki fièvre eyei kozanga ntina, to soki mawa makasi eyei.',
  'come_back.breathless_swollen':
    'Yaka noki, kozela te, soki kopema ekomi mpasi koleka, ata ntango ya kolala, to soki makolo evimbi koleka.',
  'come_back.low_sugar':
    'Soki esili te miniti 15 nsima ya sukali, [zwa|pesa mwana] sukali lisusu mpe kende noki na lopitalo, kozela te. Kotya eloko moko te na monoko ya moto oyo akoki komela te.',
  'come_back.high_sugar':
    'Kende noki na lopitalo, kozela te, soki moko ya makambo oyo eyei: kosanza, kopema noki mpe na mozindo, mposa makasi ya mai elongo na masuba mingi, to kobulungana.',
  'come_back.fits':
    'Zonga soki convulsion (ndeke) eyei mbala mingi koleka. Convulsion oyo eleki miniti 5, to oyo eyei moko nsima ya mosusu: kende noki na lopitalo, kozela te.',
  'come_back.blood_signs':
    'Yaka noki, kozela te, soki fièvre eyei elongo na mpasi ya mongongo, to na bampota na monoko, to na bilembo ya bleu na loposo, to na makila kobima.',
  'come_back.after_rectal_diazepam':
    'Soki convulsion (ndeke) etelemi te miniti 5 nsima na yango, soki kopema ezali malembe to ezali na makasi te, to soki ezalaki convulsion ya liboso: kende noki na lopitalo, kozela te. Kopesa yango mbala ya mibale te soki monganga azali te.',
  'come_back.thoughts_of_dying':
    'Yaka noki, kozela te, to yebisa moto oyo otyelaka motema, soki [ozali kokanisa liwa to komizokisa|mwana azali kolobela liwa to komizokisa], to soki [okoki|akoki] kofanda kimia te ata moke. Ekoki koya na baposo ya liboso.',
  'come_back.heart_flutter':
    'Yaka kaka na mokolo wana soki motema ezali kobeta ndenge moko te, to ezali kobeta noki mpenza.',
  'come_back.urine_stuck':
    'Yaka kaka na mokolo wana soki masuba ezali kobima te, to soki mpasi ya liso eyei na mbalakaka.',
  'come_back.asthma_attack':
    'Kende noki na lopitalo, kozela te, soki [okoki koloba to kolia te|mwana akoki koloba to kolia te] mpo na mpasi ya kopema, soki mbebu ekomi bleu to langi ya putulu, to soki nguya ya nkisi esili na nzoto liboso bangonga 4 eleka. Koba kosalela inhalateur na nzela.',
  'come_back.steroid_infection':
    'Yaka kaka na mokolo wana soki fièvre eyei, soki nyei ekomi moindo, soki mposa makasi ya mai eyei, to nsima ya kozala pene na moto ya varicelle to ya rougeole.',
  'come_back.skin_worse':
    'Zonga soki loposo ekomi motane koleka, soki ebimisi mai, soki etondi na pus, to soki fièvre eyei.',
  'come_back.eye_danger':
    'Yaka kaka na mokolo wana soki liso ezali mpasi koleka, soki ezali komona moke koleka, soki ekomi pembe pembe (trouble), to soki evimbi makasi.',
  'come_back.ear_danger':
    'Yaka kaka na mokolo wana soki nsima ya litoi evimbi, soki fièvre eyei, soki elongi etengami, to soki moto ezali kobaluka (vertige).',
  'come_back.cord_danger':
    'Yaka na bebe noki, kozela te, soki motolu ekomi motane, ezali kolumba to ezali na pus, soki bebe azali na fièvre to nzoto malili, soki azali komela mabele te, to soki azali kopema noki noki.',
  'come_back.gel_in_eye':
    'Soki gel ekoti na liso, sukola liso noki na mai ya peto, kozela te, mpe yaka kaka na mokolo wana.',
  'come_back.lower_belly':
    'Zonga soki mpasi ezali na nse ya libumu, soki fièvre eyei, to soki mai ya nsolo mabe ezali kobima na vagin.',
  'come_back.dehydration':
    'Yaka noki, kozela te, soki makila ezali na nyei, soki miso ekoti na kati, soki mposa ya mai ezali makasi to mobeli akoki komela te, soki masuba ezali moke mpenza, to soki mobeli azali kosanza nyonso. Zonga soki pulupulu eleki mikolo 3.',
  'come_back.child_swallowed_iron':
    'Mwana oyo ameli ba comprimés oyo na libunga asengeli kokende noki na lopitalo, kozela te, ata soki azali malamu.',
  'come_back.anaemia':
    'Yaka noki, kozela te, soki kopema ezali mpasi ata ntango mobeli afandi kimia, soki motema ezali kobeta noki mpenza, to soki kolemba makasi eyei.',
  'come_back.wasting':
    'Zonga noki, kozela te, soki makolo evimbi, soki mobeli aboyi pâte, soki kilo ekiti, to soki fièvre, kosukosu to pulupulu eyei.',
  'come_back.bleeding_after_birth':
    'Yebisa moto noki, kozela te, moyi to butu, soki makila etondisi koleka ba serviettes hygiéniques 2 na kati ya ngonga moko, to soki olingi kobungisa bososoli, soki fièvre eyei, to soki mai ya nsolo mabe ezali kobima na vagin.',
  'come_back.magnesium':
    'Yebisa monganga noki, kozela te, soki kopema ekomi malembe, soki mpongi makasi eyei, soki masuba ekomi moke mpenza, to soki convulsion (ndeke) ya sika eyei.',
  'come_back.no_period':
    'Zonga mpo na examen ya zemi soki sanza (règles) oyo elandi eleki ntango na yango na mikolo koleka 7, mpe zonga noki, kozela te, soki mpasi makasi ezali na nse ya libumu.',
  'come_back.dmpa':
    'Zonga soki makila ya sanza eumeli mbala mibale koleka ndenge emesanaka, soki ebimi mbala mibale koleka ndenge emesanaka, soki mpasi makasi ya moto eyei elongo na komona malamu te, soki miso ekomi jaune, to soki mbala mosusu ozali na zemi.',
  'come_back.infusion':
    'Yebisa monganga noki, kozela te, soki kopema ezali mpasi, soki nzoto evimbi, soki nzoto ezali kolenga, to soki esika ya sérum ezali kosala mpasi.',
  'come_back.swallowed_antiseptic': 'Soki moto ameli yango, kende noki na lopitalo, kozela te. Kosanzisa ye te.',
  'come_back.tb_not_better':
    'Zonga soki kosukosu, fièvre, motoki na butu to kokonda ezali kokita te, to ebandi lisusu.',
  'come_back.hiv_check':
    'Yaka mpo na examen ya virus na makila (charge virale), mpe yaka noki, kozela te, soki kosukosu ya sika, fièvre, to mpasi makasi ya moto eyei.',
  'come_back.lungs_nitrofurantoin':
    'Tika nkisi mpe yaka kaka na mokolo wana soki kosukosu eyei elongo na mpasi ya kopema, soki miso ekomi jaune, to soki maboko mpe makolo ezali koyoka eloko te. Soki fièvre to mpasi ya mokongo ezali, monganga asengeli mpe kotala lisusu.',
  'come_back.weight_loss_stomach':
    'Yaka kaka na mokolo wana soki nyei ekomi moindo, soki ozali kosanza makila, soki kolia to komela ezali mpasi na mongongo, to soki ozali kokonda.',
  'come_back.fits_after_worms':
    'Kende noki na lopitalo, kozela te, soki mpasi makasi ya moto, convulsion (ndeke) to kobulungana eyei nsima na yango.',
  'come_back.lotion_in_eye':
    'Soki ekoti na liso, sukola liso noki na mai ya peto, kozela te. Zonga soki bambuma ya mai ebimi na loposo, to soki convulsion (ndeke) eyei.',
} as const satisfies WordsOfKind<'come_back'>
