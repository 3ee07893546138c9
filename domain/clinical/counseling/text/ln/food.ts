import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LN_FOOD = {
  'food.any': '[Mela|Pesa mwana] yango elongo na bilei to kozanga bilei, ndenge olingi.',
  'food.no_matter':
    '[Okoki kolia mpe komela ndenge omesana|Mwana akoki kolia mpe komela ndenge amesana] elongo na nkisi oyo.',
  'food.with_food': '[Mela|Pesa mwana] yango elongo na bilei to noki nsima ya kolia, mpo libumu esala mpasi te.',
  'food.meal_start':
    '[Mela|Pesa mwana] yango ntango ya kobanda kolia: esalaka malamu koleka, mpe etungisaka libumu moke.',
  'food.empty_stomach':
    '[Mela|Pesa mwana] yango na libumu mpamba: ngonga 1 liboso ya kolia, to bangonga 2 nsima ya kolia.',
  'food.tb_if_sick':
    'Soki epesi [yo|mwana] mposa ya kosanza, tuna monganga: bakoki kolia mwa bilei elongo na yango. Kotika nkisi te.',
  'food.fatty':
    '[Mela|Pesa mwana] yango elongo na bilei to miliki, eleki malamu na mwa mafuta (miliki, bouillie na mafuta, nguba, miliki ya mabele ya mama mpo na bebe). Soki bilei ezali te, nkisi oyo ekotaka na makila ezali moke koleka.',
  'food.ivermectin':
    '[Mela|Pesa mwana] yango na mai, na libumu mpamba: bilei te bangonga 2 liboso mpe bangonga 2 nsima.',
  'food.no_milk_minerals':
    'Miliki te, yaourt te, nkisi ya estomac (antiacide) te, fer te, zinc te, calcium te, na bangonga 2 liboso na yango mpe na bangonga 2 nsima na yango: epekisaka nkisi oyo kosala mosala.',
  'food.no_minerals':
    'Nkisi ya estomac (antiacide) te, fer te, zinc te, na bangonga 2 liboso na yango mpe na bangonga 2 nsima na yango: epekisaka nkisi oyo kosala mosala.',
  'food.no_antacid': 'Nkisi ya estomac (antiacide) te, na bangonga 2 liboso na yango mpe na bangonga 2 nsima na yango.',
  'food.dolutegravir_apart':
    'Fer, calcium, zinc mpe nkisi ya estomac (antiacide) epekisaka nkisi oyo kosala mosala. [Mela|Pesa mwana] nkisi oyo bangonga 2 liboso ya biloko wana, to bangonga 6 nsima ya biloko wana. Bakoki komela fer to calcium na ntango moko na nkisi oyo kaka soki ezali elongo na bilei.',
  'food.iron':
    '[Mela|Pesa mwana] yango na mai to na mbuma lokola orange, eleki malamu soki ezali ntango ya kolia te. Thé te, café te, miliki te, banda ngonga 1 liboso tii bangonga 2 nsima na yango. Soki esali libumu mpasi, [mela|pesa] yango elongo na bilei.',
  'food.less_salt': '[Lia|Pesa mwana] mungwa moke: esalisaka nkisi.',
  'food.no_salt_substitute': 'Kosalela te mungwa oyo esalemi na potassium (“sel pauvre en sodium”): tuna liboso.',
  'food.sugar_meals':
    'Nsima na yango, bilei esengeli kozanga te, ata mokolo moko te: sukali na makila ekoki kokita makasi.',
  'food.with_meal': '[Mela|Pesa mwana] yango ntango ya kolia, eleki malamu na bilei ya ntongo.',
  'food.insulin_eat_soon':
    '[Lia liboso miniti 30 eleka nsima ya ntonga.|Tika mwana alia liboso miniti 30 eleka nsima ya ntonga.] Soki bilei ezali te, tuna liboso ya kobeta ntonga.',
  'food.before_food': 'Bilei elembisaka yango: [lia|tika mwana alia] miniti 30 nsima na yango.',
  'food.diarrhoea_feed_on':
    '[Koba kolia|Koba koleisa mwana mpe komelisa ye mabele], moke moke mpe mbala na mbala. Sucré (soda) to biloko ya komela ya sukali ezwa esika ya SRO te.',
  'food.rutf':
    '[Lia yango liboso ya bilei mosusu, mpe mela mai ya peto mingi elongo na yango.|Melisa mwana mabele liboso, na nsima pesa ye pâte, na nsima bilei mosusu. Pesa ye mai ya peto mingi elongo na yango.]',
  'food.after_food_mouth': '[Salela|Pesa mwana] yango nsima ya bilei to ya miliki, mpo etikala na monoko.',
  'food.water_plenty': '[Mela mai mingi|Pesa mwana mai mingi] mokolo mobimba.',
  'food.no_alcohol_now': 'Masanga te ntango ozali kosalela yango mpe mikolo 2 nsima: ebelisaka bato makasi.',
  'food.no_alcohol_sleepy': 'Masanga te elongo na yango: nyonso mibale elongo epesaka mpongi koleka.',
  'food.no_alcohol_liver': 'Masanga te elongo na yango: nyonso mibale elongo ebebisaka libale (foie).',
  'food.no_alcohol_sugar': 'Keba na masanga: ekoki kokitisa sukali makasi.',
} as const satisfies WordsOfKind<'food'>
