import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const FR_WARNING = {
  'warning.pregnant_ask':
    "Vous êtes enceinte : ce médicament peut faire du mal à l'enfant. Ne l'utilisez pas avant qu'un agent de santé qui sait que vous êtes enceinte vous dise que vous en avez besoin.",
  'warning.pregnant_tell':
    "Vous êtes enceinte : assurez-vous que l'agent de santé qui vous donne ce médicament le sait.",
  'warning.breastfeeding_ask':
    "Vous allaitez : avant d'utiliser ce médicament, demandez conseil à l'agent de santé. N'arrêtez pas d'allaiter de vous-même.",
  'warning.not_in_pregnancy':
    "Ce médicament peut faire du mal à un enfant dans le ventre de sa mère. Si vous êtes peut-être enceinte, ou si vous voulez l'être, dites-le avant d'utiliser ce médicament. Si vous tombez enceinte, venez tout de suite.",
  'warning.pregnancy_plan_epilepsy':
    "Si vous voulez tomber enceinte, ou si vous l'êtes, venez d'abord en parler. N'arrêtez pas le médicament de vous-même.",
  'warning.contraceptive_weak':
    'Les pilules et les implants contre la grossesse ne vous protègent pas pendant que vous prenez ce médicament. Utilisez un préservatif, et demandez conseil pour une autre méthode.',
  'warning.penicillin_allergy':
    "N'utilisez pas ce médicament si [vous avez déjà eu|l'enfant a déjà eu] des boutons ou des rougeurs sur la peau, un gonflement ou une respiration difficile après une pénicilline comme l'amoxicilline. Dites-le maintenant à l'agent de santé.",
  'warning.sulfa_allergy':
    "N'utilisez pas ce médicament si [vous avez déjà eu|l'enfant a déjà eu] des boutons ou des rougeurs sur la peau après le cotrimoxazole (Bactrim, Septrin), le Fansidar ou un autre sulfamide. Dites-le maintenant à l'agent de santé.",
  'warning.paracetamol_limit':
    "Dépasser la quantité écrite abîme le foie et peut tuer. [N'utilisez|Ne donnez] aucun autre médicament qui contient du paracétamol (Panadol, beaucoup de médicaments contre le rhume) en même temps.",
  'warning.paracetamol_8_tablets':
    'Jamais plus de 8 comprimés de 500 mg en un jour et une nuit. Si vous pesez moins de 50 kg, jamais plus de 4.',
  'warning.nsaid_not_with':
    "Ce médicament n'est pas pour une personne qui a un ulcère (une plaie) de l'estomac, les reins ou le cœur malades, un asthme que les comprimés contre la douleur aggravent, ou la dengue. N'utilisez pas avec lui un deuxième médicament contre la douleur, comme le diclofénac ou l'aspirine.",
  'warning.nsaid_dehydrated':
    "[Ne le prenez pas quand vous ne pouvez pas boire, quand vous vomissez ou quand vous avez une forte diarrhée|Ne le donnez pas quand l'enfant ne peut pas boire, vomit ou a une forte diarrhée] : ce médicament abîme alors les reins.",
  'warning.aspirin_child':
    "Ce médicament n'est pas pour les enfants qui ont de la fièvre : il peut abîmer le cerveau et le foie.",
  'warning.aspirin_daily':
    "N'arrêtez pas de vous-même l'aspirine de chaque jour. Avant une opération ou avant d'arracher une dent, dites que vous la prenez.",
  'warning.drive_sleepy':
    "Tant que ce médicament vous donne envie de dormir ou des vertiges, ne conduisez pas de vélo, de moto ni de voiture, ne grimpez pas et n'utilisez pas d'outils coupants.",
  'warning.other_medicines':
    "Ce médicament change l'effet de beaucoup d'autres médicaments. Dites à chaque agent de santé que [vous le prenez|l'enfant le prend], et n'utilisez aucun nouveau médicament et aucune plante sans demander.",
  'warning.tb_spread':
    'Il faut couvrir la bouche quand on tousse, et ouvrir les fenêtres. Les personnes de la maison doivent aussi être examinées.',
  'warning.partner_treated':
    "Si ce médicament a été donné pour une infection des parties intimes, votre partenaire a aussi besoin d'un traitement. Pas de rapport sexuel, ou seulement avec un préservatif, jusqu'à ce que vous ayez tous les deux fini et que vous alliez bien.",
  'warning.hiv_protect_others':
    'Ne partagez pas les comprimés, et ne les changez pas sans demander. Continuez à utiliser des préservatifs.',
  'warning.hiv_hepatitis_b': "Si on arrête ce médicament d'un coup, l'hépatite B peut s'aggraver brusquement.",
  'warning.metformin_scan':
    "Avant une opération ou un scanner avec un produit de contraste (colorant), dites que [vous prenez|l'enfant prend] ce médicament.",
  'warning.carry_sugar':
    'Ayez toujours du sucre ou des bonbons à portée de main, et faites connaître aux personnes de la maison les signes du sucre trop bas.',
  'warning.insulin_needles':
    'Ne partagez les aiguilles et les seringues avec personne. Utilisez seulement une seringue à insuline qui va avec le flacon (100 unités dans 1 mL).',
  'warning.nsaid_with_this':
    "Évitez les comprimés contre la douleur comme l'ibuprofène et le diclofénac avec ce médicament. Demandez un autre médicament contre la douleur.",
  'warning.overdose_heart':
    "Trop de ces comprimés peuvent tuer. Gardez-en seulement quelques-uns à la maison, et faites-les garder par quelqu'un en qui vous avez confiance.",
  'warning.inhaler_spare':
    "Il ne faut pas attendre que l'inhalateur soit vide pour en chercher un autre. [Gardez l'inhalateur avec vous, et restez loin de la fumée.|Gardez l'inhalateur toujours avec l'enfant, et tenez l'enfant loin de la fumée.]",
  'warning.steroid_vaccine': 'Parlez de ce médicament à chaque agent de santé, aussi avant les vaccins.',
  'warning.skin_steroid':
    "Ne mettez pas ce médicament sur le visage, sur les plaies ouvertes, sur la gale ou la teigne (champignon de la peau), et ne l'utilisez jamais pour éclaircir la peau.",
  'warning.latex':
    "Ce médicament peut abîmer les préservatifs et les diaphragmes : ils ne protègent peut-être pas pendant que vous l'utilisez.",
  'warning.vaginal_pregnant': 'Pendant la grossesse, mettez le comprimé avec un doigt propre, pas avec un applicateur.',
  'warning.iodine':
    "Ne mettez pas ce médicament sur les nouveau-nés, ni sur de grandes plaies ou brûlures, et ne l'utilisez pas avec une maladie de la thyroïde (une glande du cou), sauf si l'agent de santé le dit.",
  'warning.scabies_child':
    "Pour les enfants, et pendant la grossesse, l'agent de santé dit comment rendre ce médicament moins fort avec de l'eau et combien de temps le laisser : il brûle, et il fait du mal quand on l'avale.",
  'warning.zinc_ors_too': 'Le zinc seul ne soigne pas la diarrhée : il faut le SRO avec.',
  'warning.ors_amount': "Avec trop peu ou trop d'eau, le SRO fait du mal. Mesurez l'eau.",
  'warning.vitamin_a':
    "Pas d'autre capsule de vitamine A pendant 6 mois, sauf si un agent de santé la donne. Montrez la fiche ou le carnet de santé de l'enfant.",
  'warning.vitamin_a_women':
    "Les femmes qui sont enceintes ou qui le sont peut-être ne doivent pas prendre cette dose forte : elle fait du mal à l'enfant dans le ventre.",
  'warning.rutf_peanut':
    "C'est pour [vous seulement|cet enfant seulement] : c'est un médicament, pas de la nourriture à partager. Dites à l'agent de santé s'il y a une allergie aux arachides ou au lait.",
  'warning.chlorhexidine_eye':
    "Dans un œil, ce gel peut rendre aveugle. Il ressemble à la pommade pour les yeux : gardez les deux loin l'un de l'autre.",
  'warning.emergency_pill':
    "Ce médicament ne met pas fin à une grossesse déjà commencée et ne protège pas contre le VIH. Il n'est pas fait pour être utilisé régulièrement : demandez conseil pour une méthode sur laquelle vous pouvez compter.",
  'warning.emergency_pill_weaker':
    'Les médicaments contre la tuberculose, contre les convulsions et certains contre le VIH rendent ce médicament plus faible. Dites-le si vous en prenez un.',
  'warning.no_hiv_protection':
    'Cette injection ne protège pas contre le VIH et les autres infections : le préservatif, lui, protège.',
  'warning.uterus_before_birth':
    "Avant la naissance, ce médicament peut déchirer l'utérus (la matrice) et tuer la mère et l'enfant. Il ne faut jamais le prendre à la maison pour déclencher l'accouchement ou pour mettre fin à une grossesse.",
  'warning.loa_loa':
    "Si [vous avez|l'enfant a] vécu dans les forêts d'Afrique centrale, ou si un ver a traversé l'œil, dites-le d'abord.",
  'warning.praziquantel_eye':
    "Dites d'abord si [vous avez déjà eu|l'enfant a déjà eu] des convulsions ou des boules sous la peau : le ver solitaire (ténia) est peut-être dans le cerveau ou dans l'œil.",
  'warning.ear_hole': "Ne mettez rien d'autre dans l'oreille : pas d'huile, pas de bâtonnet, pas d'eau.",
  'warning.dt_no_other_antimalarial':
    "N'utilisez aucun autre médicament contre la malaria en même temps. Il faut dormir sous une moustiquaire imprégnée.",
  'warning.not_at_home':
    "Ce médicament est réservé aux agents de santé. Ne l'achetez pas et ne le gardez pas à la maison.",
  'warning.adrenaline_trigger':
    "Il faut rester loin de ce qui a déclenché la réaction (nourriture, piqûre d'insecte, médicament), et le dire à chaque agent de santé.",
  'warning.malaria_with_folic':
    "Demandez avant d'utiliser l'acide folique à cette dose forte avec la SP (Fansidar) : il rend la SP plus faible.",
} as const satisfies WordsOfKind<'warning'>
