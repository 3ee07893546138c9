import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LG_SIDE_EFFECTS = {
  'side_effects.few': 'Bwe likozesebwa mu bungi obwawandiikibwa, obuzibu bwe lireeta butono.',
  'side_effects.stomach':
    'Liyinza okutabula olubuto: okusinduukirirwa emmeeme, okulumwa olubuto, obubi obugonvu. Biggwaawo.',
  'side_effects.antibiotic_diarrhoea':
    "Liyinza okuleeta ekiddukano n'okusinduukirirwa emmeeme. [Nywa|Wa omwana] amazzi mangi okusinga bulijjo, era weeyongere okulikozesa.",
  'side_effects.antibiotic_thrush':
    'Oluvannyuma wayinza okujjawo okusiiyibwa mu bukyala oba ebiva mu bukyala ebyeru. Bisobola okujjanjabibwa: tegeeza omusawo.',
  'side_effects.nsaid': 'Liyinza okwokya mu lubuto.',
  'side_effects.bleeding_aspirin':
    "Obuwundu obutono buvaamu omusaayi okumala akaseera akawanvuko, era amabala g'omusaayi ku lususu gajja mangu okusinga bulijjo.",
  'side_effects.injection_pain': 'Awakubiddwa empiso wayinza okuluma okumala olunaku 1 oba ennaku 2.',
  'side_effects.drip_pain': 'Tegeeza omusawo singa awateekeddwa drip waluma oba wazimba.',
  'side_effects.metronidazole':
    "Liyinza okuleka mu kamwa obuwoomi obulinga obw'ekyuma, okutabula olubuto, n'okuddugaza omusulo. Kino si kya bulabe.",
  'side_effects.nitrofurantoin':
    'Omusulo guyinza okufuna langi ya kyenvu enkwafu oba eya kitaka. Kino si kya bulabe. Liyinza okutabula olubuto: emmere eyamba.',
  'side_effects.doxycycline_sun': 'Olususu lwokebwa mangu omusana: lubikke. Liyinza okutabula olubuto: emmere eyamba.',
  'side_effects.ciprofloxacin':
    "Liyinza okuleeta kantoolooze n'okutabula olubuto. Olususu lwokebwa mangu omusana: lubikke.",
  'side_effects.cotrimoxazole':
    'Liyinza okutabula olubuto. Obutulututtu bwe bujja, tolindanga kulaba oba bunaggwaawo bwokka.',
  'side_effects.gentamicin':
    "Bwe likozesebwa ekiseera ekiwanvu liyinza okukosa amatu n'ensigo. Kino omusawo akirondoola.",
  'side_effects.ear_drops': 'Liyinza okubalagala oba okusiiwa mu kutu okumala akaseera katono.',
  'side_effects.eye_ointment':
    "Eriiso teriraba bulungi okumala eddakiika ntono, era liyinza okubalagala. [Linda okutuusa ng'olaba bulungi nga tonnavuga ggaali, pikipiki wadde mmotoka.|Omwana atuule okutuusa nga kiweddewo.]",
  'side_effects.al':
    "Liyinza okuleeta omutwe okuluma, kantoolooze, obunafu, obutayagala mmere n'okusinduukirirwa emmeeme, ng'ebyo omusujja gw'ensiri gwennyini bye guleeta. Biggwaawo.",
  'side_effects.worms':
    "Okulumwa olubuto, okusinduukirirwa emmeeme n'omutwe okuluma biyinza okubaawo okumala olunaku lumu. Enjoka z'omu lubuto ziyinza okulabika mu bubi.",
  'side_effects.praziquantel':
    "Okulumwa olubuto, kantoolooze, otulo n'okusinduukirirwa emmeeme biyinza okubaawo okumala olunaku lumu.",
  'side_effects.ivermectin':
    "Okusiiyibwa, okuzimba olususu, omusujja n'okulumwa omubiri biyinza okubaawo okumala ennaku ntono, ng'obuwuka bufa.",
  'side_effects.fluconazole': "Liyinza okuleeta omutwe okuluma, olubuto okuluma n'okusinduukirirwa emmeeme.",
  'side_effects.skin_sting': 'Liyinza okubalagala oba okusiiwa ku lususu okumala akaseera katono.',
  'side_effects.vaginal_sting': 'Liyinza okwokya katono. Erimu liddamu ne livaayo: yambala paadi.',
  'side_effects.scabies_itch':
    'Libalagala ku lususu. Okusiiyibwa kuyinza okusigalawo okumala wiiki 2 okutuuka ku 4, newankubadde nga scabies awonye.',
  'side_effects.aciclovir': "Liyinza okuleeta omutwe okuluma n'okusinduukirirwa emmeeme.",
  'side_effects.rifampicin_orange':
    "Omusulo, amaziga n'entuuyo bifuna langi ya kacungwa (orange) oba emmyufu. Kino si kya bulabe: si musaayi.",
  'side_effects.isoniazid_tingling':
    "Engalo n'ebigere biyinza okuwulirwamu ng'ebifumitibwa empiso, oba okwokya. Tegeeza omusawo: vitamin B6 ayamba.",
  'side_effects.rhze_joints': 'Ennyingo ziyinza okuluma. Tegeeza omusawo, era weeyongere okulikozesa.',
  'side_effects.tld':
    "Mu wiiki ezisooka liyinza okuleeta omutwe okuluma, okusinduukirirwa emmeeme, ebirooto n'obuteebaka bulungi. [Bw'oba teweebaka bulungi, limire ku makya.|Omwana bw'aba teyeebaka bulungi, limuwe ku makya.] Obuzito buyinza okweyongera.",
  'side_effects.amlodipine':
    "Obukongovvule buyinza okuzimba, mu maaso muyinza okuwulirwa ebbugumu, n'omutwe guyinza okuluma, okusinga mu wiiki ezisooka.",
  'side_effects.stand_up_slowly': "Liyinza okuleeta kantoolooze ng'omuntu ayimuka: [yimuka|omwana ayimuke] mpola.",
  'side_effects.dry_cough': 'Liyinza okuleeta okukolola okukalu okutaggwaawo. Tegeeza omusawo: waliwo eddagala eddala.',
  'side_effects.more_urine':
    "[Ofuka|Omwana afuka] okusinga bulijjo. Ennyonta, ebinywa by'amagulu okukakanyala nga biruma, n'obunafu biyinza okujja: tegeeza omusawo.",
  'side_effects.methyldopa': "Liyinza okuleeta otulo mu nnaku ezisooka, n'okukaza mu kamwa.",
  'side_effects.statin': "Ebinywa biyinza okulumamu katono, n'olubuto luyinza okutabuka.",
  'side_effects.metformin':
    "Ekiddukano, okulumwa olubuto n'obuwoomi obulinga obw'ekyuma mu kamwa bitera okubaawo mu wiiki ezisooka. Emmere eyamba, era biggwaawo.",
  'side_effects.low_sugar':
    "Sukaali w'omu musaayi ayinza okukka ekisukkiridde: okukankana, okutuuyana, enjala, omutima okukuba amangu, okutabulwa. Amangu ago [lya oba nywa|wa omwana] obujiiko 3 obutono (obwa caayi) obwa sukaali mu mazzi, oba ekyokunywa ekiwoomerera, oba omubisi gw'enjuki, oluvannyuma [olye|omuwe] emmere.",
  'side_effects.low_sugar_baby':
    "Sukaali w'omu musaayi ayinza okukka ekisukkiridde: omwana akankana, atuuyana, asiiwuuka, agonda omubiri oba asumagira nnyo. Muyonse oba muwe amazzi ga sukaali amangu ago, ogende mu ddwaliro. Omwana atannaweza mwaka 1 tomuwa mubisi gwa njuki.",
  'side_effects.insulin_skin':
    "Olususu luyinza okuzimba oba okukakanyala empiso bw'ekubibwa mu kifo kye kimu buli kiseera: kyusa ekifo.",
  'side_effects.carbamazepine':
    "Liyinza okuleeta otulo, kantoolooze, okutambula ng'omutamiivu, n'okulaba ekintu ekimu nga bibiri, okusinga ku ntandikwa.",
  'side_effects.phenobarbital':
    "[Likuleetera otulo, okusinga mu wiiki ezisooka.|Lireetera omwana otulo mu wiiki ezisooka, oba obutatereera n'obusungu. Tegeeza omusawo singa asigala bw'atyo.]",
  'side_effects.diazepam_sleep':
    "[Ofuna|Omwana afuna] otulo okumala essaawa eziwerako nga limaze okukozesebwa. Wateekwa okubaawo omuntu asigalawo ng'alondoola okussa.",
  'side_effects.amitriptyline':
    "Akamwa okukala, otulo, olubuto okwesiba ne kantoolooze ng'omuntu ayimuka bitera okubaawo. [Yimuka mpola era nywa amazzi.|Omwana ayimuke mpola era anywe amazzi.]",
  'side_effects.fluoxetine':
    "Okusinduukirirwa emmeeme, omutwe okuluma, obuteebaka bulungi n'obutatereera biyinza okujja mu wiiki 2 ezisooka, n'enkyukakyuka mu by'okwegatta.",
  'side_effects.fluoxetine_child':
    "Okusinduukirirwa emmeeme, omutwe okuluma, obuteebaka bulungi n'obutatereera biyinza okujja mu wiiki 2 ezisooka.",
  'side_effects.salbutamol': "Engalo ziyinza okukankana, n'omutima guyinza okukuba amangu, okumala akaseera katono.",
  'side_effects.inhaled_steroid':
    "Eddoboozi liyinza okukyuka ne litavaayo bulungi, n'amabala ameeru gayinza okujja mu kamwa: mu kamwa mwozebwe n'amazzi nga inhaler emaze okukozesebwa.",
  'side_effects.prednisolone':
    "Enjala, obuteebaka bulungi n'enneewulira ekyukakyuka biyinza okujja. Bwe likozesebwa ekiseera ekiwanvu, obuzito, puleesa ne sukaali biyinza okulinnya.",
  'side_effects.skin_thin': 'Bwe likozesebwa ekiseera ekiwanvu, lifuula olususu oluwewere era likyusa langi yaalwo.',
  'side_effects.cetirizine': "Liyinza okuleeta otulo otutonotono n'okukaza mu kamwa.",
  'side_effects.adrenaline':
    'Omutima gukuba mangu, engalo zikankana, era okutya kuyinza okujja. Biggwaawo mu ddakiika ntono.',
  'side_effects.omeprazole': 'Omutwe okuluma, olubuto okuluma, ekiddukano oba olubuto okwesiba biyinza okubaawo.',
  'side_effects.ors': 'Amazzi ga ORS tegakomya kiddukano mangu ago: gazzaawo amazzi agavudde mu mubiri.',
  'side_effects.zinc': "Zinc ayinza okuba n'obuwoomi obulinga obw'ekyuma, era abamu basesema nga bamaze okumumira.",
  'side_effects.vitamin_a':
    'Omutwe okuluma, okusesema oba obutayagala mmere biyinza okubaawo okumala olunaku 1 oba ennaku 2.',
  'side_effects.iron':
    'Obubi bufuna langi enkwafu oba buddugala. Kino si kya bulabe. Okulumwa olubuto, olubuto okwesiba oba ekiddukano biyinza okubaawo.',
  'side_effects.rutf':
    "[Obubi bwo|Obubi bw'omwana] buyinza okuba obugonvuko mu kusooka. Ekiddukano oba okusesema si bya kulinda kuggwaawo: komawo.",
  'side_effects.uterus_cramps': "Lireetera nnabaana okukakanyala n'okuluma. Ekyo kye kikomya omusaayi.",
  'side_effects.misoprostol': "Okukankana, omusujja n'ekiddukano biyinza okubaawo. Biggwaawo mu ssaawa ntono.",
  'side_effects.magnesium': "Omuntu awulira ebbugumu nga limuweebwa. Omusawo alondoola okussa, amaviivi n'omusulo.",
  'side_effects.antiseptic': "Lisiiga olususu langi ya kitaka. Evaako ng'olususu lunaaziddwa.",
  'side_effects.cord_gel':
    "Ekirira kiyinza okulwawo okugwa okusinga bulijjo, ng'ennaku ntono zeeyongeddeko. Kino si kya bulabe.",
  'side_effects.emergency_pill':
    "Okusinduukirirwa emmeeme, okulumwa olubuto, obukoowu n'okuvaamu omusaayi omutonotono biyinza okubaawo. Ensonga z'abakyala eziddako ziyinza okujja amangu oba okulwawo.",
  'side_effects.dmpa':
    "Okuvaamu omusaayi kukyuka: mu kusooka kutera okubaawo emirundi mingi era mu biseera ebitali bya bulijjo, oluvannyuma omusaayi gutera obutajjira ddala. Kino si kya bulabe. Obuzito buyinza okweyongera, era oluvannyuma lw'empiso esembayo wayita emyezi nga tonnasobola kufuna lubuto.",
} as const satisfies WordsOfKind<'side_effects'>
