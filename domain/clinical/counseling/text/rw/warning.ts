import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const RW_WARNING = {
  'warning.pregnant_ask':
    "Uratwite: uyu muti ushobora kugirira nabi umwana. Ntuwukoreshe mbere y'uko muganga uzi ko utwite avuga ko uwukeneye.",
  'warning.pregnant_tell': 'Uratwite: menya neza ko muganga uguha uyu muti abizi.',
  'warning.breastfeeding_ask':
    "Uronsa: baza muganga iby'uyu muti mbere yo kuwukoresha. Ntuhagarike konsa ku cyemezo cyawe wenyine.",
  'warning.not_in_pregnancy':
    'Uyu muti ushobora kugirira nabi umwana uri mu nda. Niba ushobora kuba utwite, cyangwa ushaka gutwita, bivuge mbere yo kuwukoresha. Niba usamye, hita uza kwa muganga ako kanya.',
  'warning.pregnancy_plan_epilepsy':
    'Niba ushaka gutwita, cyangwa utwite, banza uze tubiganireho. Ntuhagarike umuti ku cyemezo cyawe wenyine.',
  'warning.contraceptive_weak':
    "Ibinini byo kuboneza urubyaro n'udupira two mu kuboko ntibikurinda gusama igihe ufata uyu muti. Koresha agakingirizo, kandi ubaze ubundi buryo.",
  'warning.penicillin_allergy':
    "Ntuwukoreshe niba [warigeze|umwana yarigeze] kugira uduheri ku mubiri, kubyimba cyangwa guhumeka bigoranye nyuma y'umuti wo mu bwoko bwa penisilini nka amoxicillin. Bwira muganga ubu.",
  'warning.sulfa_allergy':
    'Ntuwukoreshe niba [warigeze|umwana yarigeze] kugira uduheri ku mubiri nyuma ya co-trimoxazole (Septrin), Fansidar cyangwa undi muti wo mu bwoko bwa sulfa. Bwira muganga ubu.',
  'warning.paracetamol_limit':
    "Kurenza ingano yanditswe byangiza umwijima kandi bishobora kwica. [Ntukoreshe|Ntuhe umwana] icyarimwe undi muti urimo paracetamol (Panadol, imiti myinshi y'ibicurane).",
  'warning.paracetamol_8_tablets':
    "Ntuzigere urenza ibinini 8 bya 500 mg ku munsi umwe (amanywa n'ijoro). Niba upima munsi y'ibiro 50, ntuzigere urenza 4.",
  'warning.nsaid_not_with':
    "Uyu muti ntukoreshwa n'umuntu urwaye igisebe cyo mu gifu, urwaye impyiko cyangwa umutima, urwaye asima ikazwa n'ibinini by'ububabare, cyangwa urwaye dengue. Nta wundi muti w'ububabare nka diclofenac cyangwa aspirine ufatanwa na wo.",
  'warning.nsaid_dehydrated':
    '[Ntuwukoreshe igihe udashobora kunywa, uruka cyangwa uhitwa cyane|Ntuwuhe umwana igihe adashobora kunywa, aruka cyangwa ahitwa cyane]: wangiza impyiko.',
  'warning.aspirin_child': "Uyu muti ntuhabwa abana bafite umuriro: ushobora kwangiza ubwonko n'umwijima.",
  'warning.aspirin_daily':
    'Ntuhagarike aspirine ya buri munsi ku cyemezo cyawe wenyine. Mbere yo kubagwa cyangwa gukurwa iryinyo, vuga ko uyifata.',
  'warning.drive_sleepy':
    'Ntutware ikinyabiziga (igare, moto cyangwa imodoka), ntukurire igiti cyangwa urwego, kandi ntukoreshe ibikoresho bityaye igihe uyu muti ugutera ibitotsi cyangwa isereri.',
  'warning.other_medicines':
    "Uyu muti uhindura imikorere y'indi miti myinshi. Bwira buri muganga ko [uwufata|umwana awufata], kandi ntukoreshe undi muti mushya cyangwa imiti y'ibyatsi utabajije.",
  'warning.tb_spread':
    'Umunwa upfukwe igihe cyo gukorora, kandi amadirishya afungurwe. Abo mu rugo na bo bagomba gusuzumwa.',
  'warning.partner_treated':
    'Niba watanzwe kubera indwara yo mu myanya ndangagitsina, uwo mukorana imibonano na we akeneye kuvurwa. Nta mibonano mpuzabitsina, cyangwa ikorwe gusa mukoresheje agakingirizo, kugeza mwembi murangije imiti kandi mukize.',
  'warning.hiv_protect_others':
    "Ntusangire ibinini n'undi muntu, kandi ntubihindure utabajije. Komeza gukoresha udukingirizo.",
  'warning.hiv_hepatitis_b':
    'Kuwuhagarika bitunguranye bishobora gutuma umwijima wo mu bwoko bwa B (hépatite B) ukara.',
  'warning.metformin_scan':
    "Mbere yo kubagwa cyangwa mbere ya scanner baterera umuti w'ibara mu mutsi (produit de contraste), vuga ko [uwufata|umwana awufata].",
  'warning.carry_sugar': "Hafi hahore isukari cyangwa bombo, kandi abo mu rugo bamenye ibimenyetso by'isukari nke.",
  'warning.insulin_needles':
    "Ntusangire inshinge na seringe n'undi muntu. Koresha gusa seringe ya insuline ijyanye n'icupa (inite 100 muri 1 mL).",
  'warning.nsaid_with_this': "Irinde kuwufatanya n'ibinini by'ububabare nka ibuprofen na diclofenac. Saba undi muti.",
  'warning.overdose_heart':
    'Ibi binini iyo bibaye byinshi bishobora kwica. Mu rugo habe bike gusa, kandi umuntu wizeye abe ari we ubibika.',
  'warning.inhaler_spare':
    "Ntukemere ko umuti wo mu gapompo ushira. [Jya ukagendana, kandi ujye kure y'umwotsi.|Agapompo gahorane n'umwana, kandi umwana ajye kure y'umwotsi.]",
  'warning.steroid_vaccine': "Bwira buri muganga iby'uyu muti, no mbere y'inkingo.",
  'warning.skin_steroid':
    "Uyu muti ntusigwa mu maso, ku gisebe cyangwa igikomere gifunguye, ku buheri cyangwa ku duheri tumeze nk'uruziga (teigne), kandi ntuzigere ukoreshwa mu kwitukuza.",
  'warning.latex': 'Uyu muti ushobora kwangiza udukingirizo na diaphragme: bishobora kutakurinda igihe uwukoresha.',
  'warning.vaginal_pregnant':
    "Niba utwite, wushyiremo n'urutoki rusukuye, ntukoreshe agakoresho ko kuwusunika (applicateur).",
  'warning.iodine':
    "Uyu muti ntukoreshwa ku mpinja zikivuka, ku bikomere binini cyangwa ku bushye, no ku muntu urwaye indwara ya thyroïde yo mu ijosi (nk'umwingo), keretse muganga abivuze.",
  'warning.scabies_child':
    "Ku bana no ku bagore batwite, muganga avuga uko umuti uvangwa n'amazi n'igihe umara ku ruhu: urokera kandi ugira nabi iyo umizwe.",
  'warning.zinc_ors_too': 'Zinc yonyine ntivura impiswi: ORS irakenewe hamwe na yo.',
  'warning.ors_amount': 'ORS irimo amazi make cyane cyangwa menshi cyane igira nabi. Pima amazi.',
  'warning.vitamin_a':
    "Nta zindi kabusire za vitamini A mu mezi 6 akurikira, keretse zitanzwe na muganga. Erekana ifishi y'ubuzima y'umwana.",
  'warning.vitamin_a_women':
    'Abagore batwite cyangwa bashobora kuba batwite ntibagomba gufata umuti ufite izi mbaraga: ugirira nabi umwana uri mu nda.',
  'warning.rutf_peanut':
    "Iki kiribwa ni [icyawe wenyine|icy'uyu mwana wenyine]: ni umuti, si ibyokurya byo gusangira. Bwira muganga niba hari aleriji y'ubunyobwa cyangwa y'amata.",
  'warning.chlorhexidine_eye':
    "Iyo iyi jele igiye mu jisho, ishobora gutera ubuhumyi. Isa n'umuti wo mu jisho: bibike bitandukanye.",
  'warning.emergency_pill':
    'Iki kinini ntigikuramo inda kandi ntikirinda virusi itera SIDA. Si icyo gukoresha buri gihe: baza uburyo bwo kuboneza urubyaro ushobora kwizera.',
  'warning.emergency_pill_weaker':
    "Imiti ivura igituntu, imiti ivura kugagara n'imwe mu miti ya virusi itera SIDA igabanya imbaraga z'iki kinini. Bivuge niba ufata umwe muri yo.",
  'warning.no_hiv_protection': "Uyu muti nturinda virusi itera SIDA n'izindi ndwara zandura: agakingirizo karazirinda.",
  'warning.uterus_before_birth':
    "Mbere yo kubyara, uyu muti ushobora gutuma nyababyeyi icika, ukica umubyeyi n'umwana. Ntuzigere uwufatira mu rugo ngo utangize ibise cyangwa ukuremo inda.",
  'warning.loa_loa':
    'Niba [warigeze|umwana yarigeze] kuba mu mashyamba yo muri Afurika yo Hagati, cyangwa niba inzoka yarigeze kunyura mu jisho, banza ubivuge.',
  'warning.praziquantel_eye':
    "Banza uvuge niba [warigeze|umwana yarigeze] kugagara cyangwa kugira utubyimba munsi y'uruhu: inzoka ya teniya ishobora kuba iri mu bwonko cyangwa mu jisho.",
  'warning.ear_hole': 'Ntugire ikindi kintu ushyira mu gutwi: nta mavuta, nta duti, nta mazi.',
  'warning.dt_no_other_antimalarial':
    'Nta wundi muti wa malariya ukoreshwa icyarimwe na wo. Mujye muryama mu nzitiramibu ikoranye umuti.',
  'warning.not_at_home': "Ni umuti ukoreshwa n'abaganga. Ntuwugure kandi ntuwubike mu rugo.",
  'warning.adrenaline_trigger':
    "Mwirinde icyateye ibi bibazo (ibyokurya, kuribwa n'uruyuki cyangwa agakoko, umuti), kandi mubibwire buri muganga.",
  'warning.malaria_with_folic':
    "Banza ubaze mbere y'uko acide folique y'izi mbaraga ikoreshwa hamwe na SP (Fansidar): igabanya imbaraga za SP.",
} as const satisfies WordsOfKind<'warning'>
