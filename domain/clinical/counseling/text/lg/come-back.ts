import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LG_COME_BACK = {
  'come_back.not_better':
    "Komawo singa [tossuuseeko|omwana tassuuseeko] nga wayiseewo ennaku {days}, era komawo n'ennaku ezo nga tezinnaggwa singa embeera yeeyongera okuba embi.",
  'come_back.worse':
    "Komawo singa [embeera yo|embeera y'omwana] yeeyongera okuba embi, oba singa wabaawo ekipya ekikutiisa.",
  'come_back.child_danger':
    "Leeta omwana amangu ago singa tasobola kunywa oba kuyonka, asesema buli kimu, yeesika, assa mangu mangu oba na buzibu, oba asumagira nnyo nga n'okumuzuukusa kizibu.",
  'come_back.allergy':
    'Genda mu ddwaliro amangu ago singa mu maaso, emimwa oba olulimi bizimba, okussa kuzibuwala, oba obuzimba obusiiwa bujja ku mubiri gwonna. Toddamu kulikozesa.',
  'come_back.allergy_given':
    'Tegeeza omusawo amangu ago singa mu maaso, emimwa oba olulimi bizimba, okussa kuzibuwala, oba obuzimba obusiiwa bujja ku mubiri.',
  'come_back.vomits_everything':
    "Komawo ku lunaku olwo lwennyini singa [olisesema buli lw'olimira|omwana alisesema buli lw'alimira].",
  'come_back.rash_stop':
    'Obutulututtu, amabwa mu kamwa oba amaaso amamyufu agaluma: lekera awo okulikozesa, ojje amangu ago, ku lunaku olwo lwennyini.',
  'come_back.rash_ask': 'Obutulututtu obuliko omusujja, amabwa mu kamwa oba olususu okususumbuka: jjangu amangu ago.',
  'come_back.fits_or_tingling':
    "Lekera awo okulikozesa, ojje ku lunaku olwo lwennyini singa engalo oba ebigere tebiwulira oba biwulirwa ng'ebifumitibwa empiso, singa wabaawo okutambula ng'omutamiivu, oba okwesika.",
  'come_back.tingling_worse':
    "Komawo singa engalo oba ebigere byeyongera okuwulirwa ng'ebifumitibwa empiso, okwokya oba okunafuwa.",
  'come_back.yellow_eyes':
    "Amaaso ga kyenvu, omusulo oguddugavu nga caayi omukalu, obulumi wansi w'embiriizi ez'oku ludda olwa ddyo, oba okusesema okutakoma: lekera awo okulikozesa, ojje ku lunaku olwo lwennyini.",
  'come_back.yellow_eyes_hiv':
    "Amaaso ga kyenvu, omusulo oguddugavu nga caayi omukalu, obulumi wansi w'embiriizi ez'oku ludda olwa ddyo, oba okusesema okutakoma: jjangu ku lunaku olwo lwennyini. Omusawo y'asalawo oba likyusibwa.",
  'come_back.eyesight':
    "Jjangu ku lunaku olwo lwennyini singa okulaba kunafuwa, oba langi emmyufu n'eya kiragala zirabika nga zifaanagana.",
  'come_back.bloody_stool':
    "Jjangu ku lunaku olwo lwennyini singa obubi bubaamu omusaayi, oba singa wabaawo ekiddukano eky'amaanyi.",
  'come_back.stomach_bleeding':
    "Genda mu ddwaliro amangu ago singa wabaawo obubi obuddugavu obukwatira, okusesema omusaayi, oba obulumi obw'amaanyi mu lubuto.",
  'come_back.little_urine':
    'Jjangu ku lunaku olwo lwennyini singa [ofuka|omwana afuka] omusulo mutono nnyo, oba singa mu maaso oba ebigere bizimba.',
  'come_back.hearing':
    'Tegeeza omusawo amangu ago singa wabaawo amatu okuwuuma, obutawulira bulungi mu matu oba kantoolooze.',
  'come_back.malaria_danger':
    "Genda mu ddwaliro amangu ago singa wabaawo okwesika, okutabulwa, obunafu obw'amaanyi, okusesema buli kimu, obuzibu mu kussa, amaaso ga kyenvu, oba omusulo oguddugavu nga caayi omukalu.",
  'come_back.dark_urine_weeks':
    "Mu wiiki 4 eziddako jjangu amangu ago singa wabaawo omusulo oguddugavu, okusiiwuuka oba obukoowu obw'amaanyi.",
  'come_back.fever_stays':
    "Komawo singa omusujja gusukka ennaku 3, oba gujja n'ensingo okukakanyala, obutulututtu oba okwesika.",
  'come_back.too_much':
    "Singa limirwa nga lingi ekisukkiridde, genda mu ddwaliro amangu ago, [ne bw'oba ng'owulira|omwana ne bw'aba ng'alabika] bulungi.",
  'come_back.chest_pain':
    "Genda mu ddwaliro amangu ago singa wabaawo obulumi oba obuzito mu kifuba, obunafu bw'oludda olumu olw'omubiri, akamwa okukyama, oba okulemererwa okwogera embagirawo.",
  'come_back.faint':
    'Jjangu ku lunaku olwo lwennyini singa [ozirika oba nga tosobola|omwana azirika oba nga tasobola] kuyimirira olwa kantoolooze.',
  'come_back.dehydrated_ask':
    "Buuza ku lunaku olwo lwennyini singa [osesema oba oddukana|omwana asesema oba addukana] nnyo: eddagala lino liyinza okusooka okulindako okutuusa ng'ebyo biwedde.",
  'come_back.lips_swell':
    'Okuzimba emimwa, olulimi oba mu maaso: genda mu ddwaliro amangu ago, era toddangamu kulikozesa. Kiyinza okujja nga wayiseewo emyezi.',
  'come_back.muscle_pain':
    'Lekera awo okulikozesa, ojje ku lunaku olwo lwennyini singa ebinywa biruma nnyo oba binafuwa nnyo, oba singa omusulo guddugala nga caayi omukalu.',
  'come_back.pressure_in_pregnancy':
    "Ng'oli lubuto, genda mu ddwaliro amangu ago singa omutwe gukuluma nnyo, tolaba bulungi, olumwa waggulu w'olubuto, weesika, ovaamu omusaayi, oba omwana ali mu lubuto azannya kitono okusinga bulijjo.",
  'come_back.yellow_or_low_mood':
    "Jjangu ku lunaku olwo lwennyini singa wabaawo amaaso ga kyenvu, omusujja ogutamanyiddwa kiguleeta, oba okunakuwala okw'amaanyi.",
  'come_back.breathless_swollen':
    "Jjangu amangu ago singa okussa kweyongera okuzibuwala, ne ng'omuntu agalamidde, oba singa amagulu geeyongera okuzimba.",
  'come_back.low_sugar':
    "Singa tekiggwaawo nga wayiseewo eddakiika 15 bukya sukaali aliibwa, [ddamu olye|ddamu owe omwana] sukaali, ogende mu ddwaliro amangu ago. Toteeka kintu kyonna mu kamwa k'omuntu atasobola kumira.",
  'come_back.high_sugar':
    "Genda mu ddwaliro amangu ago singa wabaawo okusesema, okussa amangu n'omukka omungi, ennyonta ennyingi n'omusulo omungi, oba okutabulwa.",
  'come_back.fits':
    'Komawo singa okwesika kujja emirundi mingi okusingako. Okwesika okusukka eddakiika 5, oba okuddiriŋŋana: genda mu ddwaliro amangu ago.',
  'come_back.blood_signs':
    "Jjangu amangu ago singa wabaawo omusujja n'emimiro okuluma, amabwa mu kamwa, amabala g'omusaayi ku lususu oba okuvaamu omusaayi.",
  'come_back.after_rectal_diazepam':
    'Singa okwesika tekukoma nga wayiseewo eddakiika 5 nga liteekeddwamu, oba okussa kuba kwa mpola oba kunafu, oba nga guno gwe mulundi ogusoose okwesika: genda mu ddwaliro amangu ago. Toliteekamu mulundi gwakubiri nga tewali musawo.',
  'come_back.thoughts_of_dying':
    "Jjangu amangu ago, oba tegeeza omuntu gwe weesiga, singa [olowooza ku kufa oba ku kwekolako obulabe|omwana ayogera ku kufa oba ku kwekolako obulabe], oba singa wabaawo obutatereera obw'amaanyi. Kino kiyinza okujja mu wiiki ezisooka.",
  'come_back.heart_flutter':
    'Jjangu ku lunaku olwo lwennyini singa omutima gukuba nga gukyukakyuka oba gukuba mangu nnyo.',
  'come_back.urine_stuck':
    'Jjangu ku lunaku olwo lwennyini singa omusulo gugaana okujja, oba singa eriiso liruma embagirawo.',
  'come_back.asthma_attack':
    "Genda mu ddwaliro amangu ago singa [tosobola|omwana tasobola] kwogera oba kulya olw'okuziyira, emimwa gifuuka gya bbulu oba gifaanana evvu, oba inhaler eyamba essaawa ezitawera 4. Weeyongere okukozesa inhaler mu kkubo.",
  'come_back.steroid_infection':
    "Jjangu ku lunaku olwo lwennyini singa wabaawo omusujja, obubi obuddugavu, ennyonta ennyingi, oba oluvannyuma lw'okubeera okumpi n'omuntu alina chickenpox oba olukusense.",
  'come_back.skin_worse':
    'Komawo singa olususu lweyongera okumyuka, luvaamu amazzi, oba lujjula amasira, oba singa omusujja gujja.',
  'come_back.eye_danger':
    'Jjangu ku lunaku olwo lwennyini singa eriiso lyeyongera okuluma, likendeera okulaba, libaako olufu oba lizimba nnyo.',
  'come_back.ear_danger':
    "Jjangu ku lunaku olwo lwennyini singa wabaawo okuzimba emabega w'okutu, omusujja, ffeesi okukyama oba kantoolooze.",
  'come_back.cord_danger':
    'Leeta omwana amangu ago singa ekkundi limyuka, liwunya oba lirimu amasira, oba singa omwana alina omusujja oba omubiri gunnyogoga, tayonka, oba assa mangu mangu.',
  'come_back.gel_in_eye':
    "Eddagala bwe liyingira mu liiso, naaza eriiso n'amazzi amayonjo amangu ago, ojje ku lunaku olwo lwennyini.",
  'come_back.lower_belly':
    "Komawo singa wabaawo obulumi wansi w'olubuto, omusujja, oba ebiva mu bukyala ebiwunya obubi.",
  'come_back.dehydration':
    'Jjangu amangu ago singa wabaawo omusaayi mu bubi, amaaso agayingidde munda, ennyonta ennyingi oba okulemererwa okunywa, omusulo omutono ennyo, oba okusesema buli kimu. Komawo singa ekiddukano kisukka ennaku 3.',
  'come_back.child_swallowed_iron':
    "Omwana amize empeke zino mu butanwa alina okutwalibwa mu ddwaliro amangu ago, ne bw'aba ng'alabika bulungi.",
  'come_back.anaemia':
    "Jjangu amangu ago singa okussa kuzibuwala ng'omuntu awummudde, oba singa wabaawo omutima okukuba amangu ennyo oba obunafu obw'amaanyi.",
  'come_back.wasting':
    "Komawo amangu ago singa ebigere bizimba, emmere eno ey'eddagala (RUTF) egaanibwa, obuzito bukendeera, oba singa omusujja, okukolola oba ekiddukano bijja.",
  'come_back.bleeding_after_birth':
    "Tegeeza omuntu amangu ago, emisana oba ekiro, singa paadi ezisukka 2 zijjula omusaayi mu ssaawa emu, oba singa wabaawo okuwulira ng'agenda okuzirika, omusujja, oba ebivaamu ebiwunya obubi.",
  'come_back.magnesium':
    'Tegeeza omusawo amangu ago singa wabaawo okussa mpola, otulo otuyitiridde, omusulo omutono ennyo oba okwesika okulala.',
  'come_back.no_period':
    "Komawo okeberebwe oba oli lubuto singa ensonga z'abakyala eziddako zirwawo okusukka ennaku 7, era komawo amangu ago singa olumwa nnyo wansi w'olubuto.",
  'come_back.dmpa':
    "Komawo singa omusaayi gumala ennaku ezikubisaamu eza bulijjo emirundi ebiri, oba guba mungi emirundi ebiri okusinga bulijjo, omutwe gukuluma nnyo n'okulaba ne kuzibuwala, amaaso gafuuka ga kyenvu, oba singa oyinza okuba ng'oli lubuto.",
  'come_back.infusion':
    'Tegeeza omusawo amangu ago singa wabaawo obuzibu mu kussa, okuzimba, okukankana, oba obulumi awateekeddwa drip.',
  'come_back.swallowed_antiseptic': "Omuntu bw'alinywa, mugende mu ddwaliro amangu ago. Tomuleetera kusesema.",
  'come_back.tb_not_better':
    'Komawo singa okukolola, omusujja, okutuuyana ekiro oba okukogga tebikendeera, oba biddamu okujja.',
  'come_back.hiv_check':
    'Komawo okukebera akawuka mu musaayi, era jjangu amangu ago singa wabaawo okukolola okutaabaddewo, omusujja, oba omutwe okuluma ennyo.',
  'come_back.lungs_nitrofurantoin':
    'Lekera awo okulikozesa, ojje ku lunaku olwo lwennyini singa wabaawo okukolola okuliko obuzibu mu kussa, amaaso ga kyenvu, oba engalo oba ebigere obutawulira. Omusujja oba omugongo okuluma nabyo byetaaga okuddamu okukeberebwa.',
  'come_back.weight_loss_stomach':
    'Jjangu ku lunaku olwo lwennyini singa wabaawo obubi obuddugavu, okusesema omusaayi, obuzibu mu kumira, oba okukogga.',
  'come_back.fits_after_worms':
    'Genda mu ddwaliro amangu ago singa wabaawo omutwe okuluma ennyo, okwesika oba okutabulwa nga limaze okumirwa.',
  'come_back.lotion_in_eye':
    "Bwe liyingira mu liiso, naaza eriiso n'amazzi amayonjo amangu ago. Komawo singa wabaawo obuzimba obulimu amazzi ku lususu oba okwesika.",
} as const satisfies WordsOfKind<'come_back'>
