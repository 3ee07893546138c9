import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const RW_WHEN = {
  'when.as_prescribed': "Ingano n'inshuro, nk'uko [wandikiwe|umwana yandikiwe]: “{dosage}”.",
  'when.as_written': "Ingano n'inshuro muganga yanditse, ntubirenze.",
  'when.for_days': 'Uyu muti wandikiwe iminsi {days}. Shyira akamenyetso ku munsi wa nyuma.',
  'when.finish_course':
    "[Uwufate kugeza ku munsi wa nyuma wanditswe, n'iyo wumva worohewe.|Uwuhe umwana kugeza ku munsi wa nyuma wanditswe, n'iyo yaba yorohewe.] Ntugire uwo usigaza ngo uzakoreshwe nyuma, kandi ntuwusangire n'undi muntu.",
  'when.evenly':
    "Siga igihe kingana hagati ya doze n'indi: inshuro 2 ku munsi ni buri masaha 12, inshuro 3 ni buri masaha 8, inshuro 4 ni buri masaha 6.",
  'when.missed_dose':
    'Niba doze yibagiranye, [uyifate|uyihe umwana] igihe wibutse. Niba igihe cya doze ikurikira cyegereje, iyibagiranye uyireke. Ntuzigere [ufata|umuha] doze 2 icyarimwe.',
  'when.every_day_same_hour':
    "[Uwufate buri munsi ku isaha imwe idahinduka, n'igihe wumva umeze neza.|Uwuhe umwana buri munsi ku isaha imwe idahinduka, n'igihe ameze neza.]",
  'when.do_not_stop': "Ntuwuhagarike utabajije muganga. Uze guhabwa undi nka wo mbere y'uko ushira.",
  'when.hiv_for_life':
    "Imiti igabanya ubukana bwa virusi itera SIDA ifatwa ubuzima bwose; iyo itanzwe nyuma yo guhura n'ibyago byo kwandura, kugira ngo irinde virusi itera SIDA, ifatwa iminsi 28. Gusiba doze bituma virusi yiyongera, umuti ugatakaza imbaraga. Uze guhabwa undi nka wo mbere y'uko ushira.",
  'when.tb_every_day':
    "[Fata|Ha umwana] ibinini byose by'umunsi icyarimwe, buri munsi, byaba byiza mbere y'ifunguro rya mu gitondo. Kuvurwa bimara amezi: [nuhagarika|umwana nahagarika] mbere y'igihe, igituntu kiragaruka kandi kukivura bikarushaho gukomera.",
  'when.isoniazid_prevention':
    'Mu kwirinda igituntu, [uwufata|umwana awufata] buri munsi mu mezi yose yanditswe, nubwo [utarwaye|atarwaye].',
  'when.only_when_needed': '[Uwufate|Uwuhe umwana] gusa igihe hari ububabare cyangwa umuriro.',
  'when.paracetamol_6_hours':
    "Hagati ya doze n'indi hashire nibura amasaha 6: ntihagomba kurenga inshuro 4 ku munsi umwe (amanywa n'ijoro).",
  'when.ibuprofen_8_hours':
    "Hagati ya doze n'indi hashire nibura amasaha 8: ntihagomba kurenga inshuro 3 ku munsi umwe (amanywa n'ijoro).",
  'when.al_six_doses':
    "Ni doze 6 mu minsi 3: iya mbere ubu, iya kabiri nyuma y'amasaha 8, hanyuma imwe buri gitondo n'imwe buri mugoroba mu minsi 2. [Zifate|Zihe umwana] zose uko ari 6, n'iyo umuriro waba warashize.",
  'when.al_vomited':
    'Niba [urutse|umwana arutse] isaha 1 itarashira nyuma ya doze, [ongera ufate|ongera umuhe] iyo doze, kandi uze guhabwa ibindi binini.',
  'when.ors_each_stool': '[Unywe ORS buri uko uhiswe|Uhe umwana ORS buri uko ahiswe], kugeza impiswi ihagaze.',
  'when.zinc_days': "Rimwe buri munsi mu gihe cy'iminsi 10 kugeza kuri 14, n'iyo impiswi yaba yahagaze.",
  'when.zinc_vomited':
    "Niba [urutse|umwana arutse] iminota 30 itarashira nyuma y'ikinini cya zinc, [ufate|umuhe] ikindi.",
  'when.morning': '[Uwufate|Uwuhe umwana] mu gitondo.',
  'when.diuretic_morning':
    '[Uwufate|Uwuhe umwana] mu gitondo: utuma [wihagarika inkari nyinshi, nijoro ntiwasinzira neza|umwana yihagarika inkari nyinshi, nijoro ntiyasinzira neza].',
  'when.evening': '[Uwufate|Uwuhe umwana] nimugoroba, mbere yo kuryama: uyu muti utera ibitotsi.',
  'when.bedtime_vaginal': 'Uwukoreshe nijoro ugiye kuryama. Abenshi bakenera ikinini kimwe gusa.',
  'when.slow_to_work':
    'Bisaba ibyumweru 2 kugeza kuri 4 kugira ngo uyu muti utangire gufasha. Komeza [uwufate|uwuhe umwana].',
  'when.no_sudden_stop_fits': 'Ntuzigere uwuhagarika bitunguranye: kugagara bishobora kugaruka, bikaze kurusha mbere.',
  'when.no_sudden_stop_mind':
    "Ntuwuhagarike bitunguranye, n'igihe [wumva umeze|umwana yumva ameze] neza: muganga awugabanya buhoro buhoro, intambwe ku yindi.",
  'when.no_sudden_stop_steroid':
    'Niba [umaze ibyumweru 3 cyangwa birenga uwufata|umwana amaze ibyumweru 3 cyangwa birenga awufata], ntuzigere uwuhagarika bitunguranye.',
  'when.with_meals': '[Uwufate|Uwuhe umwana] igihe cyo kurya, ku masaha amwe buri munsi.',
  'when.insulin_before_meal':
    "Urushinge ruterwa mbere y'amafunguro yanditswe, ku masaha amwe buri munsi. Ntuzigere urusiba kubera uburwayi: baza muganga uwo munsi nyine.",
  'when.before_breakfast': '[Uwufate|Uwuhe umwana] mu gitondo, iminota 30 mbere yo kurya.',
  'when.by_health_worker':
    "Muganga ni we uwutanga, akavuga niba hari indi doze n'igihe izatangirwa. Uzaze kuri uwo munsi.",
  'when.while_watched': 'Utangirwa hano, muganga abireba, kandi bimara igihe muganga avuga.',
  'when.wait_after_injection': "Guma ku ivuriro iminota 30 nyuma y'urushinge, kugira ngo ubufasha bube hafi.",
  'when.before_referral':
    'Ni doze ya mbere itangwa mbere yo kujya ku bitaro, si ubuvuzi bwuzuye. Hita ujya ku bitaro ako kanya, uyu munsi.',
  'when.after_artesunate':
    "[Igihe uzaba ushobora|Igihe umwana azaba ashobora] kongera kumira, hakurikiraho ibinini bya malariya by'iminsi 3. Na byo birakenewe.",
  'when.fit_5_minutes':
    'Ukoreshwa iyo kugagara bimaze iminota 5, cyangwa iyo bigarutse bikurikirana. Reba isaha igihe kugagara bitangiye.',
  'when.inhaler_as_written':
    "Agapompo ugakoreshe nk'uko byanditswe, no ku minsi guhumeka biba bigenda neza, niba ari ko byanditswe.",
  'when.nebuliser_attack':
    "Utangirwa ku ivuriro igihe habaye crise yo guhumeka bigoranye. Ushobora kongera gutangwa nyuma y'iminota 20.",
  'when.cream_days': 'Uwukoreshe ku masaha no mu minsi byanditswe, ntubirenze.',
  'when.antifungal_longer': "Komeza ibyumweru 2 nyuma y'uko uduheri dushize, kugira ngo tutagaruka.",
  'when.scabies_night':
    "Uwusige nimugoroba, uwurekereho amasaha 24 (umwana: igihe muganga avuga), hanyuma uwukureho n'amazi. Ongera ubikore nk'uko byanditswe.",
  'when.eye_days': 'Uwukoreshe mu maso yombi, niba yombi atukura, mu minsi yose yanditswe.',
  'when.ear_days': 'Umutsa mu gutwi mbere ya buri doze, kandi ukoreshe ibitonyanga mu minsi yose yanditswe.',
  'when.cord_daily': "Rimwe buri munsi mu cyumweru cya mbere cy'ubuzima, ubwa mbere ni ku munsi umwana avutseho.",
  'when.antiseptic': "Uwukoreshe igihe igikomere gisukurwa, nk'uko byanditswe.",
  'when.nystatin': "Uwukoreshe mu minsi yose yanditswe, no mu minsi 2 nyuma y'uko utubara twera dushize.",
  'when.aciclovir_early': 'Tangira vuba uko ushoboye: ufasha cyane kurushaho mu minsi ya mbere.',
  'when.evening_if_sleepy': 'Niba uyu muti utera ibitotsi, [uwufate|uwuhe umwana] nimugoroba.',
  'when.vitamin_a':
    'Muganga ni we uyitanga. Ijisho rirwaye cyangwa iseru bikenera doze ya kabiri ku munsi ukurikira: uze kuyifata.',
  'when.rutf':
    "Gake gake umunsi wose, kugeza udupaki tw'uwo munsi dushize. Uze buri cyumweru guhabwa utundi no gupimisha ibiro.",
  'when.at_birth':
    'Muganga awutanga umwana akimara kuvuka, cyangwa kubera kuva amaraso menshi. Ntugomba gukoreshwa umwana ataravuka, keretse dogiteri abyemeje.',
  'when.emergency_pill':
    "Fata iki kinini vuba uko ushoboye, bitarenze iminsi 5 nyuma y'imibonano mpuzabitsina idakingiye. Uko ugifata hakiri kare ni ko gikora neza kurushaho.",
  'when.emergency_pill_vomited':
    "Niba urutse amasaha 2 atarashira nyuma y'ikinini, fata ikindi kinini vuba uko ushoboye.",
  'when.dmpa_3_months':
    "Urundi rushinge ni nyuma y'amezi 3. Ushobora kuza mbere y'igihe, bitarengeje ibyumweru 2. Niba ukererewe, uze uko biri kose, kandi ukoreshe agakingirizo kugeza icyo gihe.",
  'when.in_emergency':
    "Utangwa na muganga mu gihe cy'ibyihutirwa. Komeza ujye ku bitaro, n'igihe [wumva worohewe|umwana yumva yorohewe]: bishobora kugaruka.",
} as const satisfies WordsOfKind<'when'>
