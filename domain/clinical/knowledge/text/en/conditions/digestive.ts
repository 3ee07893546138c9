import type { DIGESTIVE_CONDITIONS } from '#domain/clinical/knowledge/conditions/digestive.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const DIGESTIVE_CONDITIONS_EN: Record<keyof typeof DIGESTIVE_CONDITIONS, ConditionText> = {
  gastritis: {
    name: 'Gastritis',
    aliases: ['dyspepsia', 'functional dyspepsia', 'indigestion', 'erosive gastritis', 'acute gastritis', 'alcoholic gastritis'],
    about: 'Soreness of the lining of the stomach with burning above the navel.',
  },
  peptic_ulcer: {
    name: 'Peptic ulcer disease',
    aliases: ['gastric ulcer', 'duodenal ulcer', 'stomach ulcer', 'peptic ulcer', 'gastric peptic ulcer', 'duodenal peptic ulcer', 'Helicobacter pylori infection', 'Zollinger-Ellison syndrome'],
    about: 'A sore in the stomach or the first part of the gut.',
  },
  perforated_ulcer: {
    name: 'Perforated peptic ulcer',
    aliases: ['perforated gastric ulcer', 'perforated duodenal ulcer', 'perforated viscus', 'bowel perforation', 'peritonitis', 'perforated gastric peptic ulcer'],
    about: 'A hole in stomach or gut; its contents inflame the whole belly.',
  },
  gerd: {
    name: 'Gastro-oesophageal reflux disease',
    aliases: ['GERD', 'gastroesophageal reflux disease', 'acid reflux', 'reflux oesophagitis', 'esophagitis', 'hiatal hernia', 'heartburn'],
    about: 'Stomach acid rises into the gullet and burns behind the breastbone.',
  },
  gastroenteritis_viral: {
    name: 'Acute gastroenteritis',
    aliases: ['viral gastroenteritis', 'stomach flu', 'acute watery diarrhoea', 'rotavirus infection', 'norovirus infection', 'infectious diarrhoea'],
    about: 'An infection of the gut with loose stools and vomiting; drinking enough is the treatment.',
  },
  irritable_bowel: {
    name: 'Irritable bowel syndrome',
    aliases: ['IBS', 'spastic colon', 'functional bowel disorder'],
    about: 'A sensitive gut with pain, bloating and changing stools, without damage.',
  },
  inflammatory_bowel_disease: {
    name: 'Inflammatory bowel disease',
    aliases: ['ulcerative colitis', 'Crohn disease', 'Crohn\'s disease', 'toxic megacolon', 'colitis'],
    about: 'A long inflammation of the gut with bloody diarrhoea.',
  },
  malabsorption_coeliac: {
    name: 'Malabsorption',
    aliases: ['coeliac disease', 'celiac disease', 'gluten-sensitive enteropathy', 'tropical sprue', 'chronic pancreatitis with malabsorption', 'pancreatic insufficiency', 'cystic fibrosis', 'dermatitis herpetiformis'],
    about: 'The gut does not take up food as it should.',
  },
  lactose_intolerance: {
    name: 'Lactose intolerance',
    aliases: ['milk intolerance', 'lactase deficiency'],
    about: 'Milk sugar is not digested and causes wind and loose stools.',
  },
  appendicitis: {
    name: 'Appendicitis',
    aliases: ['acute appendicitis', 'perforated appendicitis', 'appendicular abscess'],
    about: 'An inflamed appendix that can burst; it needs an operation.',
  },
  bowel_obstruction: {
    name: 'Bowel obstruction',
    aliases: ['intestinal obstruction', 'small bowel obstruction', 'large bowel obstruction', 'sigmoid volvulus', 'volvulus', 'strangulated bowel', 'paralytic ileus'],
    about: 'The gut is blocked; nothing passes and the belly swells.',
  },
  hernia_inguinal: {
    name: 'Hernia',
    aliases: ['inguinal hernia', 'femoral hernia', 'umbilical hernia', 'incarcerated hernia', 'strangulated hernia', 'incisional hernia'],
    about: 'Gut pushes through a weak place in the belly wall.',
  },
  gallstone_disease: {
    name: 'Gallstones and inflamed gallbladder',
    aliases: ['acute cholecystitis', 'biliary colic', 'cholelithiasis', 'choledocholithiasis', 'gallbladder disease', 'acalculous cholecystitis'],
    about: 'Stones in the gallbladder cause pain under the right ribs, and sometimes infection.',
  },
  cholangitis: {
    name: 'Acute cholangitis',
    aliases: ['ascending cholangitis', 'primary biliary cholangitis', 'primary sclerosing cholangitis', 'biliary obstruction'],
    about: 'An infection of blocked bile ducts.',
  },
  acute_pancreatitis: {
    name: 'Acute pancreatitis',
    aliases: ['pancreatitis', 'gallstone pancreatitis', 'alcoholic pancreatitis', 'chronic pancreatitis', 'pancreatic pseudocyst'],
    about: 'An inflamed pancreas with severe pain through to the back.',
  },
  acute_viral_hepatitis: {
    name: 'Acute viral hepatitis',
    aliases: ['hepatitis A', 'acute hepatitis B', 'hepatitis E', 'viral hepatitis', 'viral hepatitis B', 'acute hepatitis', 'jaundice', 'infectious hepatitis'],
    about: 'A viral infection of the liver with yellow eyes and dark urine.',
  },
  chronic_hepatitis_b: {
    name: 'Chronic hepatitis B',
    aliases: ['chronic hepatitis B infection', 'active chronic hepatitis B infection', 'hepatitis B carrier', 'hepatitis C', 'chronic hepatitis C', 'hepatitis C virus infection', 'hepatitis D', 'chronic viral hepatitis'],
    about: 'A long infection of the liver that can scar it.',
  },
  cirrhosis: {
    name: 'Cirrhosis of the liver',
    aliases: ['liver cirrhosis', 'alcoholic liver disease', 'alcoholic hepatitis', 'chronic liver disease', 'hepatic encephalopathy', 'spontaneous bacterial peritonitis', 'portal hypertension', 'oesophageal varices', 'decompensated cirrhosis', 'hepatorenal syndrome'],
    about: 'A scarred liver with water in the belly and yellow eyes.',
  },
  fatty_liver: {
    name: 'Fatty liver disease',
    aliases: ['nonalcoholic steatohepatitis', 'NASH', 'nonalcoholic fatty liver disease', 'hepatic steatosis', 'metabolic dysfunction-associated steatotic liver disease'],
    about: 'Fat in the liver, with overweight and diabetes.',
  },
  amoebic_liver_abscess: {
    name: 'Liver abscess',
    aliases: ['amoebic liver abscess', 'amebic liver abscess', 'pyogenic liver abscess'],
    about: 'Pus in the liver, from amoebae or bacteria.',
  },
  liver_cancer: {
    name: 'Liver cancer',
    aliases: ['hepatocellular carcinoma', 'hepatoma', 'HCC', 'liver metastases'],
    about: 'A cancer of the liver, often after hepatitis B.',
  },
  oesophageal_cancer: {
    name: 'Cancer of the oesophagus',
    aliases: ['esophageal cancer', 'oesophageal carcinoma', 'squamous cell carcinoma of the esophagus', 'esophageal adenocarcinoma', 'oesophageal stricture', 'achalasia'],
    about: 'A growth in the gullet: food sticks more and more.',
  },
  gastric_cancer: {
    name: 'Stomach cancer',
    aliases: ['gastric cancer', 'gastric adenocarcinoma', 'gastric carcinoma', 'gastric lymphoma', 'gastric outlet obstruction'],
    about: 'A cancer of the stomach.',
  },
  colorectal_cancer: {
    name: 'Bowel cancer (colorectal)',
    aliases: ['colorectal cancer', 'colon cancer', 'rectal cancer', 'colonic adenocarcinoma', 'adenocarcinoma of the colon', 'colonic polyps'],
    about: 'A cancer of the large bowel: blood in the stool and a change of its habit.',
  },
  pancreatic_cancer: {
    name: 'Cancer of the pancreas or bile ducts',
    aliases: ['pancreatic cancer', 'pancreatic adenocarcinoma', 'cholangiocarcinoma', 'periampullary carcinoma'],
    about: 'A cancer that blocks the bile: yellow eyes, weight loss, pain through to the back.',
  },
  haemorrhoids: {
    name: 'Haemorrhoids',
    aliases: ['hemorrhoids', 'piles', 'internal hemorrhoids', 'external hemorrhoids', 'dimorphic hemorrhoids', 'thrombosed hemorrhoid'],
    about: 'Swollen veins at the anus that bleed and itch.',
  },
  anal_fissure: {
    name: 'Anal fissure',
    aliases: ['fissure in ano'],
    about: 'A tear at the anus: sharp pain and a little blood on passing stool.',
  },
  perianal_abscess: {
    name: 'Perianal abscess',
    aliases: ['anorectal abscess', 'anal fistula', 'perirectal abscess', 'pilonidal abscess', 'ischiorectal abscess', 'fistula in ano'],
    about: 'Pus beside the anus that must be opened.',
  },
  constipation_functional: {
    name: 'Constipation',
    aliases: ['functional constipation', 'faecal impaction', 'encopresis'],
    about: 'Hard, rare stools.',
  },
  diverticulitis: {
    name: 'Diverticulitis',
    aliases: ['acute diverticulitis', 'diverticular disease', 'diverticulosis', 'diverticular bleeding'],
    about: 'An inflamed pouch of the large bowel.',
  },
  mesenteric_ischaemia: {
    name: 'Mesenteric ischaemia',
    aliases: ['acute mesenteric ischemia', 'ischaemic colitis', 'ischemic colitis', 'bowel ischaemia'],
    about: 'The gut gets no blood.',
  },
  upper_gi_bleeding: {
    name: 'Bleeding from stomach or gullet (upper gastrointestinal bleeding)',
    aliases: ['upper GI bleed', 'variceal bleeding', 'bleeding oesophageal varices', 'Mallory-Weiss tear', 'bleeding peptic ulcer', 'haematemesis', 'esophageal rupture', 'Boerhaave syndrome'],
    about: 'Blood is vomited or passed as black stool.',
  },
  infant_colic: {
    name: 'Infant colic',
    aliases: ['colic', 'three-month colic'],
    about: 'A healthy baby cries for hours, mostly in the evening.',
  },
}
