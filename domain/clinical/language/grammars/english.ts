import { englishForms, englishInOneWord } from '#domain/clinical/language/forms-english.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { ENGLISH_MEASURES } from '#domain/clinical/language/grammars/english-measures.ts'
import { ENGLISH_PREGNANCY } from '#domain/clinical/language/grammars/english-pregnancy.ts'
import { counted, valued } from '#domain/clinical/language/word-tables.ts'
import { list } from '#domain/clinical/language/written-list.ts'

/** What somebody does who tells of another's illness: of "I" only what is felt or suffered is a sign of the speaker. */
const DOING = list(
  'afraid, alone, arrived, ask, asked, asking, beg, begging, believe, borrowed, bought, bring, bringing, brought, call, called, calling, came, carried, carry, carrying, checked, counted, covered, far, fear, fearing, found, going to borrow, going to bring, going to call, going to look, going to take, heard, held, helped, helping, her, his, hold, holding, hope, knew, know, lifted, looked, met, need, noticed, observed, pinched, poured, pray, praying, pulled, reached, removed, returned, rubbed, rushed, said, sat, saw, say, scared, sent, shaken, shook, shouted, sitting with, slapped, splashed, standing, suspect, the, their, think, thinking, thought, told, touched, tried, trying, waiting, want, wanted, washed, watching, with her, with him, wonder, worried, write, writing',
)
const BESIDE = [
  '',
  'am ',
  'was ',
  'hardly ',
  'have ',
  'just ',
  'then ',
  'also ',
  'only ',
  'am just ',
  'am so ',
  'am very ',
]

export const ENGLISH: Grammar = {
  skipped: list(
    'the, a, an, of, my, his, her, their, our, your, is, are, was, were, be, been, in, on, at, to, with, and, has, have, had, i, he, she, they, we, it, this, that, these, those, some, really, so, also, which, by, from, for, am, me, him, them, as, quite, just, there, then, when, while, its, about, such, slightly, any, reports, reported, complains, complaining, presents, presenting, noticed, notices',
  ),
  optional: list(
    'all, very, mildly, bit, extremely, incredibly, excruciatingly, unusually, exceedingly, awfully, terribly, horribly, pretty, fairly, truly, left, right, lt, rt, l, r, bilat, bilateral, both, feel, feels, feeling, felt, mild, moderate, severe, severely, slight, increasingly, constant, constantly, recent, new, worsening, progressive, persistent, occasional, intermittent, marked, significant, diffuse, general, generalized, generalised, entire, whole, lower, upper, terrible, bad, intense, get, gets, getting, got, gotten, become, becomes, became, becoming, clearly',
  ),
  fillers: ['a bit', 'a little bit', 'bit by bit', 'not wake me', 'never wakes me', 'never woke me'],
  idioms: list(
    'fit fiddle, crown head, see two dots, like bat, (cannot|unable) (stop|afford|wait), (cannot|unable) stand (pain|cold|boss|husband|wife|life|job|straight|upright|long|light|noise|smell|sound|heat|sight|taste|people|him|her|idea|foot|leg|ankle), burning (chest|stomach) up, (eye|eyes) yellow (pus|matter|sticky|stuff|discharge), (eye|eyes) sticky yellow, (eye|eyes) stuck yellow, neck womb, white (thread|threads|worm|worms), head (teacher|boy), (came|come|go|went) back (because|for), (come|run|go|drip) down (nose|nostril|nostrils|mouth|face|arm|hand|throat), otherwise fit, tear (come|flow), no tear seen, poison pregnancy, (begin|give|drink|boil|rinse|feed) rice water, (am|so) shaking (writing|worry), seizes (get|bend|up), burned three (days|nights|weeks), (hanging|hung|hang) (clothes|washing|laundry), (business|roof|wall) collapsed, as if cut knife, like knives (cut|stab), charcoal (burner|burners), ribs (go|goes|going) (through|round|around), (slip|slips|slipped) back, (ring|rings) cut, shy (say|tell|show|ask), (dresses|trousers|skirt|uniform) still fit, tied like rope, (breastfeed|feed) little milk (come|return), chest (does|do|did|) not suck, (wish|hope|pray|rather|if) (would|could|did|) (not|never) wake, (cannot|unable) sit (boda|bike|motorbike|toilet), one fell out, stump fell off, long (period|periods) time, stand (long|longer|prolonged) periods, hard gain weight, food poisoning, (back|neck) seized, baby stuck shut, stopped breastfeeding {1-36} months, CP (child|boy|girl|kid|patient), (known|spastic|diagnosed) CP,  no {urine} (or|nor|frequency|colour|color|discolouration|problem|infection|symptom|complaint|issue|trouble|pain|test|sample|change|leak), (trousers|clothes|skirt|dress) falling, (trousers|skirt) now falling, burn like, like electric burns, not breathing (fast|quickly|rapidly|hard|badly|heavily), (security|night|prison|duty as) guard, (burnt|burned) (pot|food), hot iron, flakes fall, {baby} yellow (pus|scales), not grow fast, (drank|drink|drinking|drunk) too many (beer|bottle|glass|sodas), soft spot, wbc {0-100} hpf, wbc {0-100} {0-100} hpf, wbcs {0-100} hpf, not know where (buy|go), not know whom (call|ask|tell), head {penis}, head bed, pressure keeps falling, cannot hear (heart|heartbeat), (turned|turning) yellow (green|greenish), come back, slips back, go back, bring back, back home, back again, feel fit, longer fit, fit work, (clothes|shoes|shoe|boots|rings|ring|trousers|dress|skirt|shirt|uniform|glasses|height) fit, ingoodform, unsureof, asmeant, (sneezing|laughing|giggling|temper|anger) fit, (slim|healthy|young) fit, (fit|seizure|convulsion) free, (coil|iud|plaster|crown|brace|implant) fitted, insecticide (treated|net), yellow fever (vaccine|vaccination|card|certificate|jab|shot), (follow|follows|followed|following) up, low salt, diabetic foot (check|screening|exam|examination|care|clinic|education), depression (score|screen|screening), (knife|gunshot|bullet|burn|stab|wound|bite|operation|accident) scar, (bruise|bruises|bruising) (turning|turned|now|) (yellow|green), (carry|fetch|draw|pull) water, {urine} sample, feel lower back, fall asleep, falling asleep, fall sick, fall ill, fall pregnant, fall within, hearing aids, hearing aid, cut down, flu shot, tetanus shot, baseball bat, cricket bat, boil water, boil drinking water, (charcoal|wood|kitchen|cooking|fire|firewood|dust|jiko) smoke, smoke (inhalation|fire|kitchen|cooking|firewood|room|jiko|house), blow nose, slipped disc, pit latrine, pale {stool}, {stool} pale, pale {urine}, {urine} pale, pale (yellow|pink|pinkish|patch|brown|red|blue|coloured|colored|disc|halo|centre|center|boggy|nasal|mucosa|area|spot|macule|lesion), pale {leg}, {leg} pale, {foot} pale, pale {hand}, {hand} pale, faint (murmur|sound|line|pulse|smell|rash|pink|cry), (lung|lobe|vertebra|building|house|wall|roof|vein|pulse) collapse, collapse (lung|lobe|vertebra|building|house|wall|roof|vein|pulse)',
  ),
  common: list(
    'sober, june, stripe, borrow, borrowed, steady, lively, triage, remote, match, source, choma, shelf, breadth, inspected, minor, donor, court, county, brian, blouse, guess, weekly, remover, faster, swung, wearer, former, broth, candle, stalk, stalks, fellow, peter, blooms, sting, stings, stinging, wonder, wonders, wondering, silly, super, probably, least, latest, logger, lodger, concert, trainers, frost, parade, poster, scolded, coach, steep, silence, shown, salary, cocoa, square, selfie, fault, feast, ruler, ejected, protecting, protected, related, revived, picker, pickers, carton, fancy, confided, varnish, label, remand, choice, definite, maternal, nearby, north, south, trial, intern, moshi, bondo, busia, kondo, lango, albert, about, above, again, also, always, another, any, anything, anyone, around, ask, asked, attach, attaches, attached, away, back, be, because, before, began, being, best, better, both, brought, call, came, can, carry, chilli, chillies, clinic, come, comes, coming, could, describes, did, do, doctor, does, doing, done, during, each, early, either, else, end, enough, even, evening, ever, every, everything, far, feels, find, finds, first, found, from, further, gave, give, given, gives, go, goes, going, gone, good, got, health, hello, help, here, home, hospital, hours, how, into, keep, keeps, kept, kind, know, known, knows, late, later, like, likes, little, live, lives, long, look, looked, looks, lot, made, mainly, make, makes, many, may, mean, might, more, morning, most, much, must, name, named, near, need, needs, next, nice, night, noon, nothing, now, nurse, often, once, one, only, onset, other, others, our, out, over, own, people, person, place, please, possible, put, rather, said, same, saw, say, says, second, see, seeing, seem, seems, seen, shall, since, sir, slipper, slippers, deworming, someone, something, sometimes, somewhat, soon, still, suddenly, sure, take, taken, takes, taking, tell, tells, than, thank, thanks, their, thing, things, think, thinks, thought, through, today, together, told, tomorrow, too, took, tried, try, trying, two, under, unable, until, up, upon, us, use, used, using, usual, usually, visit, visited, visits, want, wants, way, weekend, well, went, what, where, whether, which, who, whom, whose, why, will, without, would, yes, yesterday, you, your, yourself, himself, herself, myself, itself, themselves',
  ),
  formsOf: englishForms,
  inOneWord: englishInOneWord,
  deniedForm: () => null,
  denials: list(
    'no, not, non, without, never, nor, neither, absence of, absent, lack of, lacks, lacking, free of, free from, clear of, negative, no evidence of, no sign of, no signs of, no history of, does not have, do not have, did not have, has not had, have not had, is not, are not, was not, were not, no longer, ruled out, rules out, no complaints of, nil, sparing, not said he, not said she, never said he, never said she, nobody has, no one has, nobody is, nobody was',
  ),
  listDenials: list('denies, denied, denying, deny, negative for, no history of, he denies, she denies'),
  negativeAnswers: list(
    'no, not, none, none at all, none now, none ever, nil, n, never, absent, not seen, not present, not reported, not noted, nil reported, denied, denies',
  ),
  answersToAll: list(
    'no to all, no to both, none of these, none of those, none of them, all no, all negative, all denied',
  ),
  asks: list('ask, asked, check, checked, look, looked'),
  laterDenials: list(
    'is absent, are absent, was absent, were absent, absent, is negative, was negative, are negative, were negative, denied, are normal, is normal, was normal, were normal, is unremarkable, are unremarkable, was unremarkable, were unremarkable, unremarkable, within normal limits, spared, has resolved, have resolved, ruled out, is not present, not present, not seen, not noted, makes no difference, make no difference, made no difference, never affected, not affected, does not bother me, does not bother him, does not bother her, do not bother me',
  ),
  trailingDenials: list(
    'negative, none, nil, unexposed, normal, absent, non reactive, nonreactive, undetectable, neg, resolved',
  ),
  bareDenials: ['no', 'n'],
  affirmations: ['yes'],
  noDenials: [
    ...['worried', 'concerned'].flatMap((one) =>
      ['my', 'the', 'this', 'these', 'his', 'her'].map((what) => `${one} about ${what}`),
    ),
    ...list(
      'what should, should i, should we, where should, could it be serious, could it be dangerous, is it serious, why is it, than normal, not see well, not left me, not left him, not left her, not leave me, not leave him, not leave her, not even one full, not even one day, not even a day, not even one hour, not even an hour, not even one week, not even a week, as if, even if, if i was dead, if i were dead, if i am dead, if i died, if i was gone, if i just, if i were gone, if i was not here, not know, no relief, no improvement, no change, no changes, no better, not better, not improve, not improved, not improving, not relieved, not resolve, not resolved, not resolving, not responding, not respond, not responded, not only, is not only, was not only, are not only, is not just, is not yet one day, is not yet a day, is not yet a full day, not sure, no longer able, not just, without improvement, without relief, without resolution, no effect, no response, no apparent distress, no acute distress, no matter, not helped, not help, not associated, not due, not related, not been able, not getting better, not go away, not gone away, not going away, not stopped, not stop, not stopping, not subsided, no known cause, no obvious cause, no reason, not yet, should know, should tell, should say, in case you ask, at risk of sounding, without any warning, without warning, no warning, without pause, without a pause, without stopping, without stop, without a break, without end, not long ago, is it normal, is it ok, is it okay, is it bad, is it serious, is it dangerous, if you can, if you could, if possible, if it matters, if it helps, not sure if it matters, not sure if this matters',
    ),
  ],
  buts: list('but, however, although, though, otherwise, whereas'),
  turns: [
    // Behind an "and" a verb with its own ending tells of what is: "does not eat and vomits".
    ...list(
      'it, vomits, coughs, cries, breathes, refuses, shakes, bleeds, jerks, faints, sweats, shivers, twitches, grunts, drools, screams, passes, hears, talks, complains, falls, wants, feels, gets, keeps, hurts, loses, looks, pees, sees, lies, goes, throws, collapses, stares, smells, wheezes, runs, walks, sleeps, says, seems, needs, burns, itches, aches, leaks, cannot, unable, not, never',
    ).map((verb) => `and ${verb}`),
    ...list(
      'but, already, however, although, though, except, yet, i, he, she, they, we, as my, as i, as his, as her, as he, as she, thanks to, has, had, have, reports, reported, complains, complained, presents, presented, now, she is, he is, she has, he has, i am, i have, there is, there are, is, was, shows, showed, reveals, revealed, because, due to, which, who, until, since, then, developed, develops, began, started, eats, drinks, plays, rdt, mrdt, only, and when, other than, apart from, besides, instead, still, examination, exam',
    ),
  ],
  startsStatement: () => false,
  carriers: ['do', 'does', 'did'],
  orWords: ['or', 'nor'],
  doubts: list(
    'possible, possibly, probable, maybe, may be, might be, perhaps, suspected, suspicion of, questionable, not sure if, unsure',
  ),
  hypotheses: list(
    'if, in case, to prevent, prevention of, to avoid, prophylaxis, vaccine against, return if, should, rule out, could it be, is it, what if',
  ),
  lessons: list(
    'taught, repeated danger signs, repeated the danger signs, first aid, danger signs gone through, educated on, counselled on, counseled on, advised on, leaflet on, leaflets on, poster on, training on, talk on, lesson on, course on, learn about, health talk',
  ),
  trials: list(
    'show, shown, shows, press, presses, pressed, touch, touches, touched, push, pushes, pushed, pull, pulls, pulled, pinch, pinched, bend, bends, bent, lift, lifts, lifted, straighten, straightens, squeeze, squeezes, squeezed, tickle, tap, carry, climb, climbs, dig',
  ),
  worries: list(
    'i just fear, worried about, worry about, worried that, fears that, concerned about, concern for, afraid of, scared of, risk of, at risk for, vaccinated against, immunized against, immunised against, tested for, screening for, vaccination for',
  ),
  pasts: list(
    'past medical history, past history, medical history, previous history, previously had, used to have, used to wish, used to want, used to think, history includes, in childhood, as a child, years ago she had, years ago he had, years ago his, years ago her, years ago my, last year he had, last year she had, last year i had, in the past',
  ),
  nows: list(
    'now, today, this time, nowadays, these days, so far, this one, at this visit, currently, presently, this morning, ever since, to date, at present',
  ),
  over: {
    times: list(
      'last year, year ago, years ago, years back, as an infant, as a baby, as a child, as an adolescent, when young, last pregnancy, previous pregnancy, christmas before last, year before last, when he was a year old, when she was a year old, when he was one, when she was one, when he was two, when she was two, when he was a baby, when she was a baby, when he was small, when she was small, when he was young, when she was young',
    ),
    lately: list('months ago, half ago, last month, in nbu, in newborn unit, at delivery, at birth'),
    begins: list('first, began, begun, started, starting, appeared, noticed, onset, first noticed, came up'),
    lasts: ['last'],
    inYear: ['in', '(', 'was'],
    since: ['since', 'from', 'for'],
    well: list(
      'fine, am well, is well, are well, very well, quite well, doing well, eating well, eats well, speaks well, feeding well, well healed, well now, normal, normally, clear, healthy, healed, recovered, gone, is over, closed, clean, dry, formed, pink, strong, comfortable, steady, sober, negative, as usual, as always, all right, alright, okay, ok, nothing',
    ),
    back: list(
      'again, is back, are back, come back, returned, returns, coming back, worse, still, since then, since that, persists, continues, another, the same',
    ),
    again: ['again', 'another'],
    ends: list(
      'healed, discharged, home now, home since, well since, outgrew, outgrown, treated, plated, cured, none after, none since, none in this illness, none now, never again, not once since, recovered fully, recovered completely, fully recovered, cleared, it ended, it went away, went away, disappeared, never came back, has stayed, have stayed, none since, and none since, went down',
    ),
  },
  notIll: {
    before: list(
      'after, against, area, case, cases, contact, contacts, died, exclude, excluded, exposed, exposure, fear, feared, fears, history, hx, known, like, old, outbreak, past, post, prev, previous, previously, prior, recovered, survived, taught, treated',
    ),
    behind: list(
      'area, around, awareness, booster, camp, campaign, card, case, cases, centre, center, certificate, city, clinic, contact, contacts, district, dose, doses, drug, drugs, epidemic, exposure, here, immunisation, immunised, immunization, injection, injections, jab, jabs, kit, medicine, medicines, outbreak, pills, prevention, programme, prophylaxis, quarter, risk, radio, rule, screen, screening, season, shot, shots, survivor, tablets, test, tests, tested, tent, town, treatment, treatments, unit, utd, vaccinated, vaccination, vaccinations, vaccine, vaccines, village, ward, zone',
    ),
  },
  relatives: list(
    'mother, father, brother, sister, aunt, uncle, grandmother, grandfather, cousin, wife, husband, spouse, parents, siblings, sibling, partner, boyfriend, girlfriend, guy, somebody, someone, roommate, neighbor, neighbour, neighbors baby, neighbors child, friend, coworker, colleague, family history of, family history is, family history, mom, mum, dad, relative, relatives, family member, family members, classmates, classmate, coworkers, household members, others at, other family',
  ),
  clients: list(
    'wife gave birth, wife delivered, wife has delivered, expectant mother, lactating mother, breastfeeding mother, nursing mother, new mother, young mother, pregnant mother, antenatal mother, postnatal mother, anc mother, postpartum mother, mother of twins, mother is pregnant, mother in labour, a mother at',
  ),
  informedBy: [
    ...['fought', 'quarrelled', 'argued'].flatMap((did) =>
      ['', ' my', ' her', ' his'].map((whose) => `${did} with${whose}`),
    ),
    ...list(
      'by, by a, by the, by his, by her, by their, per, per the, according to, according to the, according to his, according to her, told by',
    ),
  ],
  companions: list('with my, with her, with his, with our, with the'),
  knownOfOthers: list('hiv, arv, arvs'),
  possessives: list('his, her, their'),
  tellers: list('daughter, son, granddaughter, grandson, niece, nephew'),
  reports: list(
    'of a boy, of a girl, of a child, of a baby, of a newborn, says, said, reports, reported, states, stated, notices, noticed, noted, observed, describes, described, tells, told, explains, explained, thinks, believes, brings, brought, is worried, worried, saw, carried, drags, dragged, rushed, witnessed, counted, watched, filmed, recorded, discovered, measured, timed, mentions, mentioned, phoned, confirms, checked, spotted, detected, listed, documented, recalls, remembers, insists, complains, complained, called, gives a history, found him, found her',
  ),
  backToPatient: [
    'but he',
    'but she',
    'but i',
    'now',
    'since then',
    'this morning he',
    'this morning she',
    'today he',
    'today she',
  ],
  children: list(
    'my son, my daughter, my baby, my child, my boy, my girl, my infant, my toddler, our son, our daughter, our baby, our child',
  ),
  speakers: ['i', 'me', 'my', 'mine'],
  greetings: list(
    'hello, hi, hey, dear, good, greetings, doctor, doc, daktari, please, pls, help, urgent, sir, madam, come',
  ),
  asides: [
    ...list(
      'help me, should i, shall i, can i, could i, do i, must i, may i, tell me, told me, tells me, advise me, ask me, show me, call me, let me, i do not know, i worry, i gave him, i gave her, i gave it, i took him, i took her, i have gone, i have come, i was told, i put him, i put her, in my arms, in my hands, tell me it, tells me it, in front of me, with my eyes, with my own eyes, my house, my home, my phone, my money, my shop, my village, my own, my room, my mother taught, i took the, i opened, i moved, i have been putting',
    ),
    ...BESIDE.flatMap((beside) => DOING.map((doing) => `i ${beside}${doing}`)),
  ],
  addressed: ['me'],
  suffers: /^(me|my)$/,
  sufferers: [
    {
      possessive: 'her',
      doers: /^(?:ex|boyfriend|brother|father|friend|husband|man|partner|son|stepfather|uncle)$/,
      words: /^her$/,
      subject: 'she',
    },
    {
      possessive: 'his',
      doers: /^(?:aunt|friend|girlfriend|mother|partner|sister|stepmother|wife)$/,
      words: /^hi[ms]$/,
      subject: 'he',
    },
  ],
  ordinals: counted(
    3,
    list(
      'third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth',
    ),
  ),
  howOften: ['times', 'time', 'once', 'twice', 'thrice', 'x'],
  units: {
    ...valued(1 / 1440, list('minute, minutes, min')),
    ...valued(1 / 24, list('hour, hours, hr, hrs, h')),
    ...valued(1, list('day, days, d, night, nights')),
    ...valued(7, list('week, weeks, wk, wks')),
    ...valued(30, list('month, months, mo, mos, mth, mths, mnth, mnths')),
    ...valued(365, list('year, years, yr, yrs')),
  },
  numbers: {
    ...valued(1, list('a, an, past, last')),
    half: 0.5,
    couple: 2,
    ...counted(3, list('few, several, many')),
    ...counted(
      1,
      list(
        'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen',
      ),
    ),
    ...counted(20, list('twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety'), 10),
  },
  every: ['every', 'each'],
  perUnit: ['per'],
  halves: list('and a half, and half, & half'),
  vague: list('a, an, past, last, half, few, couple, several, many'),
  ago: list('ago, back, earlier'),
  moments: {
    since: list('since, from, woke'),
    begins: list('started, start, starting, began, begun, beginning, onset'),
    until: ['until', 'till'],
    today: list('today, tonight, this morning, this afternoon, this evening, overnight'),
    yesterday: list('yesterday, yesterday morning, yesterday afternoon, yesterday evening'),
    hours: list('morning, noon, midday, dawn, daybreak, breakfast, lunch, supper, afternoon, evening, midnight'),
    weekdays: list('monday, tuesday, wednesday, thursday, friday, saturday, sunday'),
  },
  since: list('ago, back, later, earlier, before, after, since, of, history, hx'),
  absences: {
    afebrile: ['fever'],
    apyrexial: ['fever'],
    nontender: ['abdominal_tenderness'],
    anicteric: ['jaundice'],
    normotensive: ['high_blood_pressure', 'hypotension'],
    asymptomatic: [],
  },
  persons: {
    ...ENGLISH_PREGNANCY,
    othersBefore: list(
      "dog is, dog was, dog aged, dog of, puppy is, puppy of, cat is, monkey is, died at, died aged, died when, dead at, passed away at, neighbour's, neighbor's, neighbours, since i was, since he was, since she was, when i was, when he was, when she was, at age, from age, until age, since age, before age, by age, breastfeeding a, breastfeeding my, breastfeeding an, breast feeding my, nursing a, nursing my, from a patient, from an hiv",
    ),
    othersBehind: list('gave me, gave us, gave it, infected me, passed it, passed me, passed on, brought it'),
    beforeAge: list(
      "approx, approximately, anc, about, around, only, just, now, aged, age, she is, he is, she's, he's, is, she is only, he is only",
    ),
    afterAge: list('with, who, has, had, presents, presenting, came, brought'),
    ofSmallChildren: list(
      'pupil, nursery, kindergarten, breast, breasts, breastfeeds, breastfed, breastfeeding, breastmilk, nursing, nurses, suck, sucks, sucking, suckles, suckling, birth weight, latch, feeds, feeding, bottle, porridge, playing, plays, toys, muac, whz, rutf, ors, nappy, nappies, mother, mum, mom, cries, crying, crawling, lap, soft spot, unvaccinated, vaccinated, immunised, indrawing, pcr, weight for age, well-baby, kmc',
    ),
    ofToday: list(
      'today, tonight, this morning, this afternoon, this evening, overnight, yesterday, last night, since morning, rdt, mrdt, days, hours, whole night, this week, hb, palms, rr, temp, temperature',
    ),
    ofYears: list(
      'diabetes, diabetic, dm, dm2, t2dm, hypertension, hypertensive, htn, hiv, art, arvs, asthma, asthmatic, epilepsy, epileptic, married, smoker, smoking, smokes, alcohol, drinker, insulin, tablets for, infertility, goitre, copd, arthritis, known, chronic',
    ),
    female: list(
      'woman, women, girl, female, lady, gravida, primigravida, primip, multigravida, pregnant, mother of, housewife, daughter, schoolgirl',
    ),
    counted: ['gravida'],
    male: list('man, men, boy, male, gentleman, son, schoolboy'),
    child: list(
      'child, chld, baby, infant, toddler, kid, newborn, neonate, patient, client, little one, last born, lastborn, first born, firstborn',
    ),
    young: list('boy, girl, schoolboy, schoolgirl'),
    she: list('she, her, herself'),
    he: list('he, him, his, himself'),
    newborn: list('newborn, neonate'),
    born: ['born # {unit} ago', 'born at home # {unit} ago'],
    bornNow: list(
      'born at home this morning, born at home today, born at home last night, born yesterday, born today, born this morning, born last night, born an hour ago',
    ),
    likelyAges: {
      baby: 6,
      infant: 6,
      toddler: 24,
      child: 48,
      // What is done to a child says of nobody that they are one.
      'child abuse': 0,
      'little boy': 48,
      'little girl': 48,
      teenager: 180,
      teenage: 180,
      adolescent: 180,
      elderly: 840,
      'old man': 840,
      'old woman': 840,
      'old lady': 840,
    },
    ages: list(
      "is just # years, is only # years, adult of #, adult of # {unit}, pupil # years, pupil of #, student # years, # {unit} old, # {unit} of age, age of # {unit}, age # {unit}, aged # {unit}, aged #, {person} of # {unit}, girl of #, boy of #, man of #, woman of #, lady of #, child of #, toddler of #, baby day #, {unit} # of life, turned # months, turned # years, mother # years, mother is # {end}, father is # {end}, husband is # {end}, wife is # {end}, mother is # and, father is # and, husband is # and, wife is # and, {person} is # {unit}, {person} # {unit}, {person} #, # {unit} {person}, # {unit} male, # {unit} female, i am # years, he is # {unit} {end}, he is # {unit} and, he is # {unit} now, she is # years and, turned # year, she is # days {end}, she is # days now, i am a # {unit} old, i am #, i'm #, im #, {person} is # {end}, he is # {end}, she is # {end}, he's # {end}, she's # {end}, he's # {unit} {end}, she's # {unit} {end}, {person} (# {unit}), he is # {half} {unit}, she is # {half} {unit}, he's # {half} {unit}, she's # {half} {unit}, he is # {half} {end}, she is # {half} {end}, he's # {half} {end}, she's # {half} {end}, she's # {half} and, he's # {half} and, she's # {half} now, he's # {half} now, she has # months {end}, he has # months {end}, who's #, who is #, he is now #, she is now #, i am now #, wangu wa # {unit}, yangu wa # {unit}, mama wa # {unit}, mzee wa # {unit}, ako na # {unit}, yuko na # {unit}, he is # {half} and, she is # {half} and, he is # and, she is # and, he's # and, she's # and, he is # now, she is # now, he is # with, she is # with, {person} (#), {person} about # years, {person} about # yrs, {person} of about # {unit}, {person} around # years, {person} is about # {unit}, {person} who is # {unit}, she is # years {end}, she is # year {end}, she is # yrs {end}, nephew of #, niece of #, son of #, daughter of #, mzee of #, # yrs primi, # yr primi, anc # yr, anc # yrs, turned # last, turned # yesterday, turned # this, turned # {end}, granny of #, grandma of #, mama # {end}, mzee # {end}",
    ),
    dates: list(
      'lmp # {unit}, at # weeks, at # months, at # years, gave birth # {unit} ago, delivered # {unit} ago, delivered my baby # {unit} ago, had my baby # {unit} ago',
    ),
    gestations: [
      ...['i am', "i'm", 'im', 'am', 'i am about', 'i am now'].flatMap((i) =>
        ['{end}', 'and', 'n', 'with', 'now', 'but', 'having', 'gone'].map((next) => `${i} # {unit} ${next}`),
      ),
      ...list(
        "g1 at # {unit}, g2 at # {unit}, # {unit} by the test, # {unit} by fundus, # {unit} along, # {unit} by fundal height, # {unit} by my dates, # {unit} by dates, # {unit} by scan, # months with her first, is # months plus, # months with her second, # months with her third, # months with my first, # months with first, # weeks with her first, clinic counted # {unit}, midwife counted # {unit}, # {unit} pregnant, # {unit} preg, preg # {unit}, pregnant woman # {unit}, pregnant mother # {unit}, preg woman # {unit}, preg mother # {unit}, about # {unit} gone, and # months gone, she is # {unit} gone, # weeks gone, # {unit} by dates, # {unit} by scan, # {unit} pregnancy, # {unit} of gestation, # {unit} gestation, # weeks' gestation, # {unit} of pregnancy, # {unit} into my pregnancy, # {unit} into her pregnancy, # {unit} into the pregnancy, pregnant # {unit}, pregnant at # {unit}, pregnant for # {unit}, pregnancy of # {unit}, gestational age of # weeks, gestational age # weeks, gestation of # {unit}, gestation # weeks, at # weeks' gestation, woman # weeks, woman at # weeks, woman of # weeks, lady of # weeks, mother of # weeks, lady # weeks, lady at # weeks, mother # weeks, mother at # weeks, female # weeks, primigravida # {unit}, primigravida at # weeks, primip # {unit}, primip at # weeks, # weeks antenatal, # weeks along, # weeks with twins, my belly of # {unit}, her belly of # {unit}, with belly of # {unit}, with a belly of # {unit}, pregnancy is # {unit}, pregnancy is # and half {unit}, pregnancy is # and a half {unit}, in month #, only at # weeks, i am at # weeks, i'm at # weeks, # months with baby, # {unit} gone, conceived # {unit} ago, belly is # {unit}, belly is of # {unit}",
      ),
    ],
  },
  measures: {
    ...ENGLISH_MEASURES,
    unborn: list('fetal, foetal, fetus, foetus, fhr, fhs'),
    names: {
      temperatureC: list('temperature, temp, t, fever, thermometer'),
      heartRatePerMin: list('pulse, heart rate, hr, pulse rate, pr'),
      respiratoryRatePerMin: list(
        'respiratory rate, respirations, respiration, resp rate, rr, breathing rate, resps, breathing, breaths, breath, breathes, breath count',
      ),
      oxygenSaturationPercent: list(
        'oxygen saturation, o2 saturation, o2 sat, o2 sats, spo2, sp02, sao2, saturation, sats, sat, saturating, pulse oximetry, pulse ox, oximeter, oxygen, o2, clip, finger clip, finger probe',
      ),
      glasgowComaScale: list('glasgow coma scale, glasgow coma score, coma score, gcs, glasgow'),
      glucoseMmolPerL: list(
        'blood glucose, glucose, blood sugar, bedside sugar, finger prick, random stick, finger stick, fingerstick, sugar level, rbs, fbs, rbg, fbg, bg, hypo, random blood sugar, fasting blood sugar, fasting glucose, glucometer, sugar, sugar machine, meter, grbs, fasting, fpg, cbg, capillary glucose, capillary blood glucose, fingerprick, finger-prick',
      ),
      ketonesMmolPerL: list('ketones, blood ketones, ketone'),
      haemoglobinGPerDl: list('haemoglobin, hemoglobin, hb, hgb, hemocue, haemocue'),
      capillaryRefillS: list('capillary refill, cap refill, crt, capillary refill time'),
      weightKg: list('weight, wt, weighs'),
      muacMm: list('muac, arm circumference, tape'),
      parasitaemiaPercent: list('parasitaemia, parasitemia, parasites, parasite density, parasite count'),
      creatinineUmolPerL: list('creatinine, creat, serum creatinine'),
      bilirubinUmolPerL: list('bilirubin, total bilirubin'),
      bloodLossMl: list('blood loss, estimated blood loss, ebl, lost, bled, has lost'),
      systolicMmHg: list('systolic, sbp, systolic pressure, systolic bp, top number, upper number, upper figure'),
      diastolicMmHg: list('diastolic, dbp, diastolic pressure, diastolic bp'),
      bloodPressure: list('blood pressure, bp, b.p., b.p, pressure'),
    },
    links: [
      ...['for', 'over', 'in'].flatMap((over) => ['a', 'one', '1 minute', 'full'].map((one) => `${over} ${one}`)),
      ...list(
        'over 60 seconds, for 60 seconds, full, whole, minute, lab, was, were, is, are, of, machine, stick, test, strip, blood, then, meter, check, checked, measured, measures, noted, reported, to be, rate, level, back, shows, showed, show, reads, read, reading, says, said, gives, gave, counted, tape, now, today, only, down to, up to, while he is quiet, while she is quiet, while asleep, about, around, still, came, came back, went, dropped to, fell to, rose to, low, lo, high, at, as, it, the, a, has, had, been, very, just, returned, recorded, documented, stands, again, this morning, this evening, tonight, last night, approximately, nearly, almost, between, dangerously, on arrival, triage, home, taken, we, i, got, told me, they, nurse, doctor, wrote, registers, registered, equals, by, per, found, turned out, remains, remained, stays, stuck, kept, hovering, even, thready, feeble, yesterday, on admission, before eating, before breakfast, result, twice, random, on the machine, on machine, on the meter, weak and fast, weak, fast, deep and fast, barely felt, red, yellow, green',
      ),
    ],
    moves: list(
      'to, gone, up, rising, rises, climbed, climbing, dropped, dropping, falling, fallen, jumped, crossed, over, above, below, under, more than, less than',
    ),
    shows: list('shows, showed, reads, read, says, said, gave, gives, displays, displayed'),
    over: ['over', 'by', 'upon', 'and'],
    fasting: list(
      'fasting, fasted, fbs, fbg, fpg, before eating, before breakfast, before food, before tea, without breakfast, empty stomach',
    ),
  },
  compounds: list(
    '(follow|follows|followed|following) up, (knife|gunshot|bullet|burn|stab|wound|bite|operation|accident) scar, insecticide (treated|net), yellow fever, (carry|fetch|draw|pull) water, (folic|uric|salicylic|amino|hyaluronic) acid, acid (reflux|food|foods), pregnancy test, (shaking|shivering) fever, sugar (water|solution), (ors|sugar|salt) (packet|sachet), food poisoning, blood pressure, blood test, blood tests, blood sugar, blood glucose, blood group, blood type, blood sample, blood samples, blood count, blood film, blood slide, blood smear, blood gas, blood work, day old, week old, month old, year old, breathing fine, breathing (like every day|like always|as always|as usual), breathing well, breathing normally, breathing ok, flakes fall, black dot, yellow scales, yellow crust, yellow pus, yellow discharge, yellow stool, yellow milk, inner (cheek|cheeks)',
  ),
  lists: {
    describing: list(
      'red, reddish, pink, purple, black, blackish, blue, bluish, white, whitish, yellow, yellowish, green, greenish, grey, gray, greyish, brown, brownish, dark, darker, pale, light, discoloured, discolored, coloured, colored, swollen, puffy, tight, tense, bulging, distended, enlarged, sunken, painful, painless, tender, sore, itchy, itching, burning, stinging, hot, warm, cold, cool, dry, wet, moist, sticky, slimy, shiny, scaly, scaling, flaky, flaking, crusty, crusted, peeling, cracked, rough, smooth, thick, thickened, thin, hard, firm, soft, rubbery, fixed, mobile, movable, moveable, irregular, round, oval, raised, flat, circular, small, tiny, large, big, huge, bloody, mucoid, mucousy, watery, loose, frequent, bulky, greasy, oily, foul, smelling, smelly, offensive, frothy, foamy, milky, tarry, curdy, clumpy, lumpy, cloudy, weeping, oozing, bleeding, infected, inflamed, sharp, dull, crampy, cramping, colicky, stabbing, gnawing, throbbing, aching, heavy, sudden, continuous, chronic, acute, profuse, weak, stiff, numb, tingling, droopy, rigid, fluctuant, multiple, productive, barking, hoarse, nonhealing, healing, long, longer, prolonged, pearly, velvety, blistering, blistered, purulent, mucopurulent, clear, enlarging, growing, grouped, discharging, draining',
    ),
    placeClasses: list(
      'head, face, eye, eyelid, ear, nose, mouth, throat, tooth, neck, chest, breast, back, flank, abdomen, groin, genitals, vagina, penis, testicle, anus, arm, hand, leg, foot, limb, joint, muscle',
    ),
    adverbs: list(
      'all, very, mildly, bit, extremely, incredibly, excruciatingly, unusually, exceedingly, awfully, terribly, horribly, pretty, fairly, truly, slightly, quite, rather, somewhat, a, really, completely, totally, too, frequently, almost, already',
    ),
    joins: list('and, or, &'),
    links: list('the, my, his, her, their, your, its, entire'),
    prepositions: list('in, on, at, of, over, around, to'),
    copulas: list(
      'is, are, was, were, be, been, being, looks, look, looked, looking, seems, seem, seemed, appears, appear, appeared, feels, feel, felt, became, become, becomes, becoming, gets, get, got, getting, gotten, turned, turns, turning, gone, went, going, goes, keeps, keep, kept, stays, stayed, remains, remained',
    ),
    auxiliaries: list(
      'has, have, had, also, all, both, always, still, often, now, then, since, suddenly, just, that, which',
    ),
  },
}
