import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LG_WHEN = {
  'when.as_prescribed': "Obungi n'emirundi, nga bwe [baakuwandiikira|baawandiikira omwana]: “{dosage}”.",
  'when.as_written': "Obungi n'emirundi ng'omusawo bwe yawandiika, so si kusukkawo.",
  'when.for_days': 'Lyawandiikibwa okukozesebwa okumala ennaku {days}. Teeka akabonero ku lunaku olusembayo.',
  'when.finish_course':
    "[Likozese okutuusa ku lunaku olusembayo olwawandiikibwa, ne bw'oba ng'ossuuse.|Liwe omwana okutuusa ku lunaku olusembayo olwawandiikibwa, ne bw'aba ng'assuuse.] Toterekako lya luvannyuma, era toligabanako na muntu yenna.",
  'when.evenly':
    'Leka ebbanga lye limu wakati wa doozi: emirundi 2 olunaku kitegeeza buli luvannyuma lwa ssaawa 12, emirundi 3 kitegeeza buli luvannyuma lwa ssaawa 8, emirundi 4 kitegeeza buli luvannyuma lwa ssaawa 6.',
  'when.missed_dose':
    "Doozi bw'eba yeerabiddwa, [gikozese|giwe omwana] ng'ojjukidde. Ekiseera kya doozi eddako bwe kiba kinaatera okutuuka, leka eyo eyeerabiddwa. [Tokozesanga|Towanga mwana] doozi 2 omulundi gumu.",
  'when.every_day_same_hour':
    "[Likozese buli lunaku ku ssaawa y'emu, ne bw'oba ng'owulira bulungi.|Liwe omwana buli lunaku ku ssaawa y'emu, ne bw'aba nga mulamu bulungi.]",
  'when.do_not_stop':
    'Tolekera awo kukozesa ddagala lino nga tobuuzizza musawo. Komawo ofune eddala nga lino terinnaggwaawo.',
  'when.hiv_for_life':
    "Eddagala ly'akawuka ka siriimu lya bulamu bwonna; bwe liba lya kuziyiza kufuna kawuka oluvannyuma lw'okubeera mu kabi ak'okukafuna, lya nnaku 28. Okwosa doozi kuleka akawuka ne keeyongera era kumalamu eddagala amaanyi. Komawo ofune eddala nga lino terinnaggwaawo.",
  'when.tb_every_day':
    "[Mira|Wa omwana] empeke zonna ez'olunaku omulundi gumu, buli lunaku, ekisinga obulungi nga [tonnalya|tannalya] kyenkya. Obujjanjabi bumala emyezi: [bw'obuleka|omwana bw'abuleka] nga tebunnaggwa, akafuba kakomawo era kasinga okuba akazibu okuwonya.",
  'when.isoniazid_prevention':
    "Okuziyiza akafuba, [limire|liwe omwana] buli lunaku okumala emyezi gyonna egyawandiikibwa, newankubadde [nga toli mulwadde|ng'omwana si mulwadde].",
  'when.only_when_needed': '[Likozese|Liwe omwana] lwokka nga waliwo obulumi oba omusujja.',
  'when.paracetamol_6_hours':
    "Linda waakiri essaawa 6 wakati wa doozi: emirundi egitasukka 4 mu lunaku, emisana n'ekiro.",
  'when.ibuprofen_8_hours':
    "Linda waakiri essaawa 8 wakati wa doozi: emirundi egitasukka 3 mu lunaku, emisana n'ekiro.",
  'when.al_six_doses':
    "Doozi ziri 6 mu nnaku 3: esooka kati, eyookubiri nga wayiseewo essaawa 8, olwo emu buli ku makya n'emu buli kawungeezi okumala ennaku 2. [Mira|Wa omwana] zonna 6, omusujja ne bwe guba nga guwedde.",
  'when.al_vomited':
    "[Bw'osesema nga tewannayita ssaawa 1 ng'omaze okumira doozi, ddamu omire doozi eyo|Omwana bw'asesema nga tewannayita ssaawa 1 ng'amaze okumira doozi, ddamu omuwe doozi eyo], era komawo ofune empeke endala.",
  'when.ors_each_stool':
    "[Nywa amazzi ga ORS buli lw'omala okuddukana|Wa omwana amazzi ga ORS buli lw'amala okuddukana], okutuusa ekiddukano lwe kikoma.",
  'when.zinc_days': 'Omulundi gumu buli lunaku okumala ennaku 10 okutuuka ku 14, ekiddukano ne bwe kiba nga kikomye.',
  'when.zinc_vomited':
    "[Bw'osesema nga tewannayita ddakiika 30 ng'omaze okumira empeke ya zinc, mira endala.|Omwana bw'asesema nga tewannayita ddakiika 30 ng'amaze okumira empeke ya zinc, muwe endala.]",
  'when.morning': '[Limire|Liwe omwana] ku makya.',
  'when.diuretic_morning':
    '[Limire|Liwe omwana] ku makya: [likuleetera okufuka ennyo, era ekiro tewandyebase bulungi|lireetera omwana okufuka ennyo, era ekiro teyandyebase bulungi].',
  'when.evening':
    '[Limire akawungeezi, nga tonnaba kwebaka|Liwe omwana akawungeezi, nga tannaba kwebaka]: lireeta otulo.',
  'when.bedtime_vaginal': "Likozese ekiro ng'ogenda okwebaka. Abasinga obungi beetaaga empeke emu yokka.",
  'when.slow_to_work':
    'Litwala wiiki 2 okutuuka ku 4 nga terinnatandika kuyamba. Weeyongere [okulimira|okuliwa omwana].',
  'when.no_sudden_stop_fits': 'Tolirekanga mbagirawo: okwesika kuyinza okukomawo nga kwa maanyi okusinga bwe kwali.',
  'when.no_sudden_stop_mind':
    "Tolirekanga mbagirawo, [ne bw'oba ng'owulira|omwana ne bw'aba ng'awulira] bulungi: omusawo y'alikendeeza mpolampola.",
  'when.no_sudden_stop_steroid':
    "[Bw'oba ng'omaze wiiki 3 oba okusingawo ng'olimira|Omwana bw'aba ng'amaze wiiki 3 oba okusingawo ng'alimira], tolirekanga mbagirawo.",
  'when.with_meals': "[Limire ng'olya|Liwe omwana ng'alya], ku ssaawa ze zimu buli lunaku.",
  'when.insulin_before_meal':
    "Empiso eno gikube ng'ebiseera by'okulya ebyawandiikibwa tebinnatuuka, ku ssaawa ze zimu buli lunaku. Toyosanga kugikuba lwa bulwadde: buuza ku lunaku olwo lwennyini.",
  'when.before_breakfast': "[Limire|Liwe omwana] ku makya, ng'ebulayo eddakiika 30 okulya emmere.",
  'when.by_health_worker':
    "Omusawo y'aliwa omulwadde, era y'agamba oba waliwo doozi endala, n'olunaku kw'eneeweerwa. Jjangu ku lunaku olwo.",
  'when.while_watched': "Liweerwa wano, ng'omusawo alaba, okumala ekiseera omusawo ky'agamba.",
  'when.wait_after_injection':
    "Sigala ku ddwaliro okumala eddakiika 30 ng'empiso emaze okukubwa, obuyambi bubeere kumpi.",
  'when.before_referral':
    'Eno doozi ya kusooka nga tonnatuuka mu ddwaliro eddene, si bujjanjabi bujjuvu. Genda mu ddwaliro eddene amangu ago, leero.',
  'when.after_artesunate':
    "[Bw'onooddamu|Omwana bw'anaaddamu] okusobola okumira, empeke z'omusujja gw'ensiri ez'ennaku 3 ze ziddako. Nazo zeetaagibwa.",
  'when.fit_5_minutes':
    "Lya kukozesa ng'okwesika kumaze eddakiika 5, oba nga kuddiŋŋana. Tunula ku ssaawa ng'okwesika kutandika.",
  'when.inhaler_as_written':
    'Gikozese nga bwe kyawandiikibwa, ne ku nnaku okussa lwe kuba nga kwangu, bwe kiba nga kye kyawandiikibwa.',
  'when.nebuliser_attack':
    "Liweerwa ku ddwaliro ng'omulwadde alumbiddwa obuzibu mu kussa. Liyinza okuddibwamu nga wayiseewo eddakiika 20.",
  'when.cream_days': "Likozese ku ssaawa n'okumala ennaku ezaawandiikibwa, so si kusukkawo.",
  'when.antifungal_longer':
    "Weeyongere okulikozesa okumala wiiki 2 ng'obutulututtu bumaze okuggwaawo, buleme okukomawo.",
  'when.scabies_night':
    "Lisiige akawungeezi, olireke ku mubiri okumala essaawa 24 (omwana: okumala ekiseera omusawo ky'agamba), olyoke olinaazeeko. Ddamu okulisiiga nga bwe kyawandiikibwa.",
  'when.eye_days': 'Likozese ku maaso gombi, bwe gaba nga gombi mamyufu, okumala ennaku zonna ezaawandiikibwa.',
  'when.ear_days': 'Kaza okutu nga tonnateekamu buli doozi, era okozese amatondo okumala ennaku zonna ezaawandiikibwa.',
  'when.cord_daily':
    "Omulundi gumu buli lunaku mu wiiki esooka ng'omwana azaaliddwa, ogusooka ku lunaku kw'azaaliddwa.",
  'when.antiseptic': "Likozese ng'ekiwundu kinaazibwa, nga bwe kyawandiikibwa.",
  'when.nystatin':
    "Likozese okumala ennaku zonna ezaawandiikibwa, n'ennaku endala 2 ng'amabala ameeru gamaze okuggwaawo.",
  'when.aciclovir_early': "Tandika mangu nga bw'osobola: lisinga okuyamba mu nnaku ezisooka.",
  'when.evening_if_sleepy': 'Bwe lireeta otulo, [limire|liwe omwana] akawungeezi.',
  'when.vitamin_a':
    "Omusawo y'aliwa omulwadde. Eriiso eddwadde oba olukusense byetaaga doozi eyookubiri ku lunaku oluddako: komawo eweebwe.",
  'when.rutf':
    "Katono katono olunaku lwonna, okutuusa nga ppaketi zonna ez'olunaku ziweddewo. Komawo buli wiiki okufuna endala n'okupimibwa obuzito.",
  'when.at_birth':
    "Omusawo y'aliwa maama amangu ddala ng'omwana yaakazaalibwa, oba nga maama avaamu omusaayi mungi. Teririna kukozesebwa ng'omwana tannazaalibwa, okuggyako nga dokita y'asazeewo.",
  'when.emergency_pill':
    "Gimire mangu nga bw'osobola, nga tewannayita nnaku 5 ng'omaze okwegatta nga teweekuumye. Gy'okoma okugimira amangu, gy'ekoma okukola obulungi.",
  'when.emergency_pill_vomited': "Bw'osesema nga tewannayita ssaawa 2, mira empeke endala mangu nga bw'osobola.",
  'when.dmpa_3_months':
    "Empiso eddako eri nga wayiseewo emyezi 3. Osobola okujja ng'olunaku terunnatuuka, nga kusigaddeyo wiiki ezitasukka 2. Bw'okeerewa, era jjangu, okozese kondomu okutuusa olwo.",
  'when.in_emergency':
    "Omusawo y'aliwa omulwadde ng'obulamu buli mu kabi. Weeyongereyo mu ddwaliro, [ne bw'oba ng'owulira ng'ossuuseeko|omwana ne bw'aba ng'awulira ng'assuuseeko]: obuzibu buyinza okukomawo.",
} as const satisfies WordsOfKind<'when'>
