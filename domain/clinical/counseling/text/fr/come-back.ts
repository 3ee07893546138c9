import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const FR_COME_BACK = {
  'come_back.not_better':
    "Revenez si [vous n'allez pas mieux|l'enfant ne va pas mieux] après {days} jours, et plus tôt si cela s'aggrave.",
  'come_back.worse':
    "Revenez si [votre état s'aggrave|l'état de l'enfant s'aggrave], ou si quelque chose de nouveau vous fait peur.",
  'come_back.child_danger':
    "Amenez l'enfant tout de suite s'il ne peut pas boire ou téter, s'il vomit tout, s'il a une convulsion, s'il respire vite ou difficilement, ou s'il est très endormi et difficile à réveiller.",
  'come_back.allergy':
    "Allez tout de suite à l'hôpital si le visage, les lèvres ou la langue gonflent, si la respiration devient difficile, ou si des boutons gonflés qui démangent sortent partout. N'utilisez plus du tout ce médicament.",
  'come_back.allergy_given':
    "Dites-le tout de suite à l'agent de santé si le visage, les lèvres ou la langue gonflent, si la respiration devient difficile, ou si des boutons gonflés qui démangent sortent.",
  'come_back.vomits_everything': "Revenez le jour même si [vous vomissez|l'enfant vomit] ce médicament à chaque fois.",
  'come_back.rash_stop':
    'Des boutons ou des rougeurs sur la peau, des plaies dans la bouche, ou des yeux rouges et douloureux : arrêtez ce médicament et venez tout de suite, le jour même.',
  'come_back.rash_ask':
    'Si des boutons ou des rougeurs sortent sur la peau, et avec cela de la fièvre, des plaies dans la bouche ou la peau qui pèle : venez tout de suite.',
  'come_back.fits_or_tingling':
    "Arrêtez ce médicament et venez le jour même si les mains ou les pieds sont engourdis ou picotent, si on perd l'équilibre en marchant, ou s'il y a une convulsion.",
  'come_back.tingling_worse':
    "Revenez si les picotements, les brûlures ou la faiblesse des mains ou des pieds s'aggravent.",
  'come_back.yellow_eyes':
    'Des yeux jaunes, des urines foncées comme du thé, une douleur sous les côtes, du côté droit, ou des vomissements qui ne finissent pas : arrêtez ce médicament et venez le jour même.',
  'come_back.yellow_eyes_hiv':
    "Des yeux jaunes, des urines foncées comme du thé, une douleur sous les côtes, du côté droit, ou des vomissements qui ne finissent pas : venez le jour même. L'agent de santé décide s'il faut changer le médicament.",
  'come_back.eyesight': 'Venez le jour même si la vue devient faible, ou si le rouge et le vert se ressemblent.',
  'come_back.bloody_stool': "Venez le jour même s'il y a du sang dans les selles, ou des selles liquides abondantes.",
  'come_back.stomach_bleeding':
    "Allez tout de suite à l'hôpital s'il y a des selles noires et collantes, des vomissements de sang ou une forte douleur à l'estomac.",
  'come_back.little_urine':
    "Venez le jour même si [vous n'urinez presque pas|l'enfant n'urine presque pas], ou si le visage ou les pieds gonflent.",
  'come_back.hearing':
    "Dites-le tout de suite à l'agent de santé s'il y a un bruit ou un sifflement dans les oreilles, si on entend mal ou si la tête tourne.",
  'come_back.tendon':
    "Arrêtez ce médicament et venez tout de suite si un tendon (la corde qui attache le muscle à l'os) fait mal ou gonfle, surtout au talon, ou s'il y a une convulsion.",
  'come_back.malaria_danger':
    "Allez tout de suite à l'hôpital s'il y a une convulsion, une confusion dans la tête, une grande faiblesse, une respiration difficile, des yeux jaunes, des urines foncées comme du thé, ou si tout est vomi.",
  'come_back.dark_urine_weeks':
    "Dans les 4 semaines qui viennent, venez tout de suite s'il y a des urines foncées, une pâleur ou une grande fatigue.",
  'come_back.fever_stays':
    'Revenez si la fièvre dure plus de 3 jours, ou vient avec la nuque raide, des boutons ou des rougeurs sur la peau, ou une convulsion.',
  'come_back.too_much':
    "Si trop de médicament a été avalé, allez tout de suite à l'hôpital, même quand [vous vous sentez bien|l'enfant a l'air d'aller bien].",
  'come_back.chest_pain':
    "Allez tout de suite à l'hôpital s'il y a une douleur ou une pression dans la poitrine, une faiblesse d'un seul côté du corps, une bouche tordue ou une difficulté soudaine à parler.",
  'come_back.faint':
    "Venez le jour même si [vous vous évanouissez|l'enfant s'évanouit], ou si les vertiges empêchent de rester debout.",
  'come_back.dehydrated_ask':
    "Demandez conseil le jour même quand [vous vomissez beaucoup ou avez|l'enfant vomit beaucoup ou a] une forte diarrhée : ce médicament doit peut-être attendre que cela soit fini.",
  'come_back.lips_swell':
    "Un gonflement des lèvres, de la langue ou du visage : allez tout de suite à l'hôpital et n'utilisez plus jamais ce médicament. Cela peut venir après des mois.",
  'come_back.muscle_pain':
    "Arrêtez ce médicament et venez le jour même s'il y a une forte douleur ou une faiblesse des muscles, ou des urines foncées comme du thé.",
  'come_back.pressure_in_pregnancy':
    "Pendant la grossesse, allez tout de suite à l'hôpital s'il y a un fort mal de tête, une vue floue, une douleur en haut du ventre, une convulsion, un saignement, ou un bébé qui bouge moins.",
  'come_back.yellow_or_low_mood':
    "Venez le jour même s'il y a des yeux jaunes, une fièvre sans cause ou une tristesse profonde.",
  'come_back.breathless_swollen':
    'Venez tout de suite si la respiration devient plus difficile, par exemple quand on est couché à plat, ou si les jambes gonflent encore plus.',
  'come_back.low_sugar':
    "Si cela ne passe pas dans les 15 minutes après le sucre, [reprenez|redonnez] du sucre et allez tout de suite à l'hôpital. Ne mettez rien dans la bouche d'une personne qui ne peut pas avaler.",
  'come_back.high_sugar':
    "Allez tout de suite à l'hôpital s'il y a des vomissements, une respiration profonde et rapide, une grande soif avec beaucoup d'urines, ou une confusion dans la tête.",
  'come_back.fits':
    "Revenez si les convulsions viennent plus souvent. Une convulsion de plus de 5 minutes, ou des convulsions l'une après l'autre : allez tout de suite à l'hôpital.",
  'come_back.blood_signs':
    "Venez tout de suite s'il y a de la fièvre avec mal à la gorge, ou s'il y a des plaies dans la bouche, des bleus ou des saignements.",
  'come_back.after_rectal_diazepam':
    "Si la convulsion ne s'est pas arrêtée 5 minutes après ce médicament, ou si la respiration est lente ou faible, ou si c'était la première convulsion : allez tout de suite à l'hôpital. Ne donnez pas ce médicament une deuxième fois sans agent de santé.",
  'come_back.thoughts_of_dying':
    "Venez tout de suite, ou dites-le à quelqu'un en qui vous avez confiance, si [vous pensez à la mort ou à vous faire du mal|l'enfant parle de la mort ou de se faire du mal], ou s'il y a une grande agitation. Cela peut venir dans les premières semaines.",
  'come_back.heart_flutter': 'Venez le jour même si le cœur bat de façon irrégulière ou très vite.',
  'come_back.urine_stuck':
    "Venez le jour même si l'urine ne veut pas sortir, ou s'il y a une douleur soudaine dans l'œil.",
  'come_back.asthma_attack':
    "Allez tout de suite à l'hôpital si [vous avez|l'enfant a] trop de mal à respirer pour parler ou manger, si les lèvres deviennent bleues ou grises, ou si les bouffées aident pendant moins de 4 heures. Continuez les bouffées en route.",
  'come_back.steroid_infection':
    "Venez le jour même s'il y a de la fièvre, des selles noires, une grande soif, ou après avoir été près d'une personne qui a la varicelle ou la rougeole.",
  'come_back.skin_worse': 'Revenez si la peau devient plus rouge, mouillée ou pleine de pus, ou si la fièvre vient.',
  'come_back.eye_danger':
    "Venez le jour même si l'œil fait encore plus mal, voit moins bien, ou devient trouble ou très gonflé.",
  'come_back.ear_danger':
    "Venez le jour même s'il y a un gonflement derrière l'oreille, de la fièvre, un visage tordu ou la tête qui tourne.",
  'come_back.cord_danger':
    'Amenez le bébé tout de suite si le cordon est rouge, sent mauvais ou a du pus, ou si le bébé a de la fièvre ou est froid, ne tète pas, ou respire vite.',
  'come_back.gel_in_eye':
    "Si du gel entre dans un œil, lavez l'œil tout de suite avec de l'eau propre et venez le jour même.",
  'come_back.lower_belly':
    "Revenez s'il y a une douleur en bas du ventre, de la fièvre, ou des pertes du vagin qui sentent mauvais.",
  'come_back.dehydration':
    "Venez tout de suite s'il y a du sang dans les selles, des yeux enfoncés, une grande soif, si on ne peut pas boire, s'il n'y a presque pas d'urines, ou si tout est vomi. Revenez si cela dure plus de 3 jours.",
  'come_back.child_swallowed_iron':
    "Un enfant qui a avalé ces comprimés par erreur doit aller tout de suite à l'hôpital, même quand il va bien.",
  'come_back.anaemia':
    "Venez tout de suite si la respiration est difficile au repos, si le cœur bat très vite ou s'il y a une grande faiblesse.",
  'come_back.wasting':
    "Revenez tout de suite si les pieds gonflent, si la pâte est refusée, si le poids baisse, ou s'il y a de la fièvre, une toux ou une diarrhée.",
  'come_back.bleeding_after_birth':
    "Dites-le tout de suite à quelqu'un, de jour ou de nuit, si plus de 2 serviettes hygiéniques sont trempées en une heure, ou s'il y a une impression de s'évanouir, de la fièvre ou des pertes qui sentent mauvais.",
  'come_back.magnesium':
    "Dites-le tout de suite à l'agent de santé s'il y a une respiration lente, une très forte envie de dormir, presque pas d'urines ou une nouvelle convulsion.",
  'come_back.no_period':
    "Revenez pour un test de grossesse si les prochaines règles ont plus de 7 jours de retard, et tout de suite s'il y a une forte douleur en bas du ventre.",
  'come_back.dmpa':
    "Revenez si le saignement est deux fois plus long ou deux fois plus abondant que d'habitude, s'il y a de forts maux de tête avec du mal à voir, des yeux jaunes, ou si vous êtes peut-être enceinte.",
  'come_back.infusion':
    "Dites-le tout de suite à l'agent de santé s'il y a une respiration difficile, un gonflement, des frissons ou une douleur à l'endroit de la perfusion.",
  'come_back.swallowed_antiseptic':
    "Si quelqu'un boit ce médicament, allez tout de suite à l'hôpital. Ne faites pas vomir cette personne.",
  'come_back.tb_not_better':
    "Revenez si la toux, la fièvre, les sueurs la nuit ou la perte de poids ne s'améliorent pas, ou recommencent.",
  'come_back.hiv_check':
    "Venez pour le contrôle du virus dans le sang, et tout de suite s'il y a une nouvelle toux, de la fièvre ou un fort mal de tête.",
  'come_back.lungs_nitrofurantoin':
    "Arrêtez ce médicament et venez le jour même s'il y a une toux avec une respiration difficile, des yeux jaunes, ou si les mains ou les pieds sont engourdis. De la fièvre ou une douleur dans le dos demandent aussi un nouvel examen.",
  'come_back.weight_loss_stomach':
    "Venez le jour même s'il y a des selles noires, des vomissements de sang, du mal à avaler ou une perte de poids.",
  'come_back.fits_after_worms':
    "Allez tout de suite à l'hôpital s'il y a un fort mal de tête, une convulsion ou une confusion dans la tête après ce médicament.",
  'come_back.lotion_in_eye':
    "Si le médicament entre dans un œil, lavez l'œil tout de suite avec de l'eau propre. Revenez s'il y a des cloques ou une convulsion.",
} as const satisfies WordsOfKind<'come_back'>
