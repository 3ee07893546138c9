import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const FR_FOOD = {
  'food.any': '[Prenez|Donnez] ce médicament avec ou sans nourriture, comme vous voulez.',
  'food.no_matter': "[Vous pouvez|L'enfant peut] manger et boire comme d'habitude avec ce médicament.",
  'food.with_food':
    "[Prenez|Donnez] ce médicament avec de la nourriture ou juste après la nourriture, pour qu'il ne fasse pas mal à l'estomac.",
  'food.meal_start':
    "[Prenez|Donnez] ce médicament au début d'un repas : il agit mieux, et il dérange moins l'estomac.",
  'food.empty_stomach':
    "[Prenez|Donnez] ce médicament quand l'estomac est vide : 1 heure avant la nourriture, ou 2 heures après.",
  'food.tb_if_sick':
    "Si ce médicament [vous donne|donne à l'enfant] envie de vomir, demandez à l'agent de santé : on peut le prendre avec un peu de nourriture. Ne sautez aucune dose.",
  'food.fatty':
    "[Prenez|Donnez] ce médicament avec de la nourriture ou du lait, de préférence avec un peu de graisse (lait, bouillie avec de l'huile, arachides, lait maternel pour un bébé). Sans nourriture, trop peu de médicament passe dans le sang.",
  'food.ivermectin':
    "[Prenez|Donnez] ce médicament avec de l'eau, quand l'estomac est vide : pas de nourriture pendant les 2 heures avant et les 2 heures après.",
  'food.no_milk_minerals':
    "Pas de lait ni de yaourt, pas d'antiacide (poudre, sirop ou comprimé à mâcher contre l'acidité de l'estomac), pas de fer, de zinc ni de calcium pendant les 2 heures avant et les 2 heures après ce médicament : ils l'empêchent d'agir.",
  'food.no_minerals':
    "Pas d'antiacide (poudre, sirop ou comprimé à mâcher contre l'acidité de l'estomac), pas de fer ni de zinc pendant les 2 heures avant et les 2 heures après ce médicament : ils l'empêchent d'agir.",
  'food.no_antacid':
    "Pas d'antiacide (poudre, sirop ou comprimé à mâcher contre l'acidité de l'estomac) pendant les 2 heures avant et les 2 heures après ce médicament.",
  'food.dolutegravir_apart':
    "Le fer, le calcium, le zinc et les antiacides (poudre, sirop ou comprimé à mâcher contre l'acidité de l'estomac) empêchent ce médicament d'agir. [Prenez-le|Donnez-le] 2 heures avant eux ou 6 heures après eux. Le fer ou le calcium peuvent se prendre en même temps seulement avec un repas.",
  'food.iron':
    "[Prenez|Donnez] ce médicament avec de l'eau ou un fruit comme une orange, de préférence entre les repas. Pas de thé, de café ni de lait depuis 1 heure avant jusqu'à 2 heures après. S'il fait mal à l'estomac, [prenez-le|donnez-le] avec de la nourriture.",
  'food.less_salt': "[Mangez peu de sel|Donnez peu de sel à l'enfant] : cela aide le médicament.",
  'food.no_salt_substitute': "N'utilisez pas de sel fait de potassium (« sel pauvre en sodium ») sans demander.",
  'food.sugar_meals':
    'Il ne faut jamais sauter un repas après ce médicament : le sucre dans le sang peut trop baisser.',
  'food.with_meal': '[Prenez|Donnez] ce médicament avec le repas, de préférence le petit déjeuner.',
  'food.insulin_eat_soon':
    "[Mangez dans les 30 minutes après l'injection.|L'enfant doit manger dans les 30 minutes après l'injection.] S'il n'y a pas de nourriture, demandez avant d'injecter.",
  'food.before_food':
    "La nourriture rend ce médicament plus faible : [mangez|l'enfant doit manger] 30 minutes après le médicament.",
  'food.diarrhoea_feed_on':
    "[Continuez à manger|Continuez à nourrir et à allaiter l'enfant], par petits repas, souvent. Pas de boissons gazeuses ni sucrées à la place du SRO.",
  'food.rutf':
    "[Mangez la pâte avant les autres aliments, et buvez beaucoup d'eau propre avec.|Donnez d'abord le sein, puis la pâte, puis les autres aliments. Proposez beaucoup d'eau propre avec.]",
  'food.after_food_mouth':
    "[Utilisez|Donnez] ce médicament après la nourriture ou le lait, pour qu'il reste dans la bouche.",
  'food.water_plenty': "[Buvez beaucoup d'eau|Donnez beaucoup d'eau à l'enfant] toute la journée.",
  'food.no_alcohol_now':
    "Pas de boisson alcoolisée tant qu'on utilise ce médicament et pendant 2 jours après : cela rend très malade.",
  'food.no_alcohol_sleepy':
    'Pas de boisson alcoolisée avec ce médicament : les deux ensemble donnent trop envie de dormir.',
  'food.no_alcohol_liver': 'Pas de boisson alcoolisée avec ce médicament : les deux ensemble abîment le foie.',
  'food.no_alcohol_sugar':
    'Faites attention aux boissons alcoolisées : elles peuvent trop faire baisser le sucre dans le sang.',
} as const satisfies WordsOfKind<'food'>
