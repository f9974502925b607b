import { alone } from '../plain-words/alone.ts';
import { fastest } from '../plain-words/read-sorts.ts';

type Choices = readonly (readonly [value: string, words: string])[];

const bodies: Choices = [
  ['maxiscooter', 'maxi[ -]?scooters?'],
  ['scooter', 'scoot(?:er|y|ie|i|ey)s?|स्कूटर|स्कूटी|gear ?less'],
  ['cruiser', 'cruisers?|क्रूजर'],
  ['adventure', 'adventure|adv|एडवेंचर'],
  ['superbike', 'super[ -]?bikes?|सुपर ?बाइक'],
  ['sports', 'sports?(?: ?bikes?)?|स्पोर्ट्स|स्पोर्ट'],
  ['naked', 'naked|street ?bikes?|street ?fighters?'],
  ['moped', 'mopeds?|मोपेड|luna'],
  ['scrambler', 'scramblers?'],
];
const electricMotorcycle = /(?:electric|इलेक्ट्रिक|battery)\s+(?:bikes?|motor ?cycles?|बाइक)/iu;
const motorcycle = /(?:motor ?cycles?|मोटरसाइकिल)/iu;
const fuels: Choices = [
  ['electric', 'electric|ev|evs|e-?(?:bike|scooter|scooty)s?|battery wali|इलेक्ट्रिक|बैटरी वाली'],
  ['cng', 'cng|सीएनजी'],
  ['petrol', 'petrol|पेट्रोल'],
];
const uses: Choices = [
  ['college', 'college|students?|कॉलेज|कालेज|padhai'],
  [
    'family',
    'family|mother|mom|mummy|father|papa|dad|wife|parents?|maa|mata|परिवार|फैमिली|मम्मी|पापा|मां|माँ|पिताजी|bachche|kids',
  ],
  ['delivery', 'deliver(?:y|ies)|swiggy|zomato|डिलीवरी|rapido'],
  [
    'touring',
    'tour(?:ing|s)?|long (?:rides?|trips?|drives?|tours?|distance)|highway|ladakh|leh|लंबे सफर|लंबी (?:यात्रा|दूरी)|lambe? safar|travel(?:l?ing)?|लद्दाख|road trips?',
  ],
  ['rural', 'villages?|rural|gaon|gaanv|गांव|गाँव|kheti|खेत'],
  ['commute', 'office|commut\\w*|daily (?:use|ride)|daily|city|roz(?:ana)?(?: ke)?|ऑफिस|दफ्तर|रोजाना|शहर'],
];
const riders: Choices = [
  ['tall', 'tall(?:er)? (?:riders?|people|persons?|m[ae]n|boys?|guys?)|lamb[aei] (?:kad|log|aadmi)|लंब[ाीे] (?:कद|लोग)'],
  ['women', 'girls?|wom[ae]n|lad(?:y|ies)|females?|ladki\\w*|ladkiyon|mahila|aurat|लडकियों|लडकी|महिला\\S*|लड़कियों|लड़की'],
];
const max =
  'best|highest|most|maximum|max|zyada|jyada|sabse|good|acch?[hi]\\w*|achh?[hi]\\w*|badhiya|better|सबसे|ज्यादा|अच्छ[ीाे]|बढिया|सर्वश्रेष्ठ|badi|bada|बडी|बड़ी|big(?:gest)?|large(?:st)?|huge|biggest';
const sorts: Choices = [
  ['boot_space', `boot|dikki|diggi|डिक्की|under ?seat storage|storage`],
  ['range', `(?:${max}) (?:range|रेंज)|long(?:est)? range`],
  [
    'mileage',
    `(?:${max})[\\s\\p{L}\\p{M}]{0,20}?(?:mill?ea?ge|average|माइलेज|एवरेज)|(?:mileage|average|माइलेज|एवरेज) (?:wali|वाली|king|me|mein)|fuel efficient|economical`,
  ],
  ['top_speed', `${fastest}|te[jz]|तेज`],
  ['power', 'power ?full?|most power|powerful|taakatwar|takatwar|ताकतवर|(?:highest|most|zyada|सबसे) (?:bhp|power|पावर)'],
  ['weight', 'kilos?|kgs?|light(?:est|er)?(?: ?weight)?|halk[ei]|halka|हल्की|हल्का|हलकी|less weight|kam wa[zj]an|कम वजन'],
  [
    'seat_height',
    'low(?:est)? seat|seat (?:sabse )?(?:nich|neech)\\w*|(?:short|kam|chh?oti|kum) (?:riders?|height|hight|people|kad)|कम हाइट|छोटे कद|low height|(?:lowest|low) (?:seat|saddle)',
  ],
  ['comfort', 'comfort\\w*|aaraam\\w*|aram\\w*|aaram\\w*|आराम\\S*'],
  [
    'price',
    'kam budget|कम बजट|cheap(?:est|er)?|sast[aei]|सस्त[ीाे]|lowest price|affordable|low (?:price|budget|cost)|kam (?:daam|price)|least expensive|budget bikes?',
  ],
  ['best', 'best|acch?[hi]\\w*|achh?[hi]\\w*|badhiya|top|अच्छ[ीाे]|बढिया|सबसे अच्छ\\S*|good'],
];
const features: Choices = [
  ['abs', 'abs|एबीएस'],
  ['bluetooth', 'bluetooth|ब्लूटूथ'],
  ['disc_brake', 'dis[ck] brakes?|डिस्क ब्रेक'],
  ['usb_charging', 'usb'],
  ['navigation', 'navigation|maps?|gps'],
];
const aspects: Choices = [
  ['maintenance', 'maintenance|maintain|मेंटेनेंस|रखरखाव|service cost|upkeep'],
  ['mileage', 'mill?ea?ge|average|माइलेज|एवरेज|fuel economy'],
  ['comfort', 'comfort\\w*|aa?ra+m\\w*|आराम\\S*'],
  ['price', 'cheaper|price|sasti|सस्ती|कीमत'],
  ['top_speed', `faster|fast|${fastest}`],
  ['power', 'power(?:ful)?|pickup|पावर'],
  ['weight', 'lighter|heavier|weight|halki|bhari|हल्की|भारी|वजन'],
  ['seat_height', 'lower|taller|seat(?: height)?|neechi|nichi|सीट|नीची'],
  ['resale', 're-?sale'],
];
const items: Choices = [
  ['handling', 'handling|logistics?|incidental|depot|हैंडलिंग|हेंडलिंग|लॉजिस्टिक\\S*'],
  ['hsrp', 'hsrp|number ?plates?|नंबर प्लेट'],
  ['helmet', 'helmets?|हेलमेट'],
  ['accessories', 'accessor(?:y|ies)|एक्सेसरीज|fittings?|guards?'],
  ['insurance', 'insurance|bima|beema|बीमा|इंश्योरेंस'],
  ['fastag', 'fas ?tag|फास्टैग'],
  ['rto', 'rto|registration(?: charges?)?|road ?tax|आरटीओ|रजिस्ट्रेशन'],
  ['warranty', 'extended warranty|warranty|amc'],
];
const parts: Choices = [
  ['brake_pad', 'brake ?(?:pads?|shoes?)|ब्रेक (?:पैड|शू)'],
  ['battery', 'batter(?:y|ies)|बैटरी'],
  ['clutch', 'clutch\\w*|क्लच'],
  ['chain', 'chain\\w*|sprocket|चेन'],
  ['mirror', 'mirrors?|side glass|मिरर|शीशा'],
  ['headlight', 'head ?lights?|हेडलाइट'],
  ['spark_plug', 'spark ?plugs?|स्पार्क प्लग'],
  ['air_filter', 'air filter|एयर फिल्टर'],
  ['tyre', 'tyres?|tires?|टायर'],
  ['belt', '(?:cvt )?belt'],
];
const lenders: Choices = [
  ['hdfc', 'hdfc'],
  ['sbi', 'sbi|state bank'],
  ['icici', 'icici'],
  ['axis', 'axis'],
  ['pnb', 'pnb|punjab national'],
  ['hero_fincorp', 'hero fin ?corp'],
  ['bajaj', 'bajaj (?:auto )?(?:finance|finserv)'],
  ['l_and_t', 'l ?& ?t|l and t'],
];
const fields: Choices = [
  ['seat_height', 'seat (?:height|ki)|seat|saddle|सीट'],
  ['ground_clearance', 'ground clearance|clearance|ग्राउंड क्लीयरेंस'],
  ['kerb_weight', '(?:kerb |curb )?weights?|weigh|heavy|wa[zj]an|वजन|kitni bhari|भारी'],
  ['top_speed', 'top ?speed|maximum speed|max speed|टॉप स्पीड'],
  ['max_power', 'bhp|horse ?power|hp|max(?:imum)? power|power|पावर|ताकत'],
  ['max_torque', 'torque|टॉर्क'],
  ['fuel_capacity', '(?:fuel )?tank(?:i)?(?: (?:size|capacity))?|टंकी|टैंक|fuel capacity'],
  ['engine_capacity', 'engine(?: capacity| size)?|how many cc|kitne cc|displacement|cc|इंजन|सीसी'],
  ['bluetooth_connectivity', 'bluetooth|ब्लूटूथ'],
  ['usb_charging', 'usb'],
  ['abs', 'abs|एबीएस'],
  ['colours', 'colou?rs?|रंग|rang|कलर'],
  ['wheelbase', 'wheel ?base'],
  ['length', 'how long is|length|lambai|लंबाई'],
  ['gears', 'gears?|गियर'],
  ['standard_warranty_years', 'warranty|guarantee|वारंटी'],
  ['front_tyre_size', 'tyre size|front tyre|tyres?|tires?|टायर'],
  ['front_brake_type', 'brakes?|disc|डिस्क|ब्रेक'],
  ['battery_capacity', 'battery|kwh|बैटरी'],
  ['headlight_type', 'head ?lights?|led'],
  ['variants', 'variants?|models?|versions?'],
  ['features', 'features?|specs?|specifications?|फीचर\\S*|details?'],
];

const compiled = new Map<Choices, readonly (readonly [string, RegExp])[]>();

function namesIn(choices: Choices, text: string): string[] {
  const patterns =
    compiled.get(choices) ?? choices.map(([value, words]) => [value, new RegExp(alone(words), 'iu')] as const);
  compiled.set(choices, patterns);
  return patterns.filter(([, words]) => words.test(text)).map(([value]) => value);
}

const firstOf = (choices: Choices) => (text: string) => namesIn(choices, text)[0];

/** Returns the text after a charge up to the next one, and the text before it. */
export function besideItem(text: string, item: string): { behind: string; before: string } | null {
  const words = items.find(([value]) => value === item)?.[1];
  const match = words === undefined ? null : new RegExp(alone(words), 'iu').exec(text);
  if (!match) return null;
  const behind = text.slice(match.index + match[0].length);
  const next = new RegExp(alone(items.map(([, other]) => other).join('|')), 'iu').exec(behind);
  return { behind: behind.slice(0, next?.index ?? behind.length), before: text.slice(0, match.index) };
}

/** Each of these returns the first choice of its kind in a message. */
export const readBody = (text: string): string | undefined =>
  firstOf(bodies)(text) ?? (electricMotorcycle.test(text) || motorcycle.test(text) ? 'motorcycle' : undefined);
export const readFuel = firstOf(fuels);
export const readUse = firstOf(uses);
export const readRider = firstOf(riders);
export const readSort = firstOf(sorts);
export const readAspect = firstOf(aspects);
export const readItem = firstOf(items);
export const readPart = firstOf(parts);
export const readLender = firstOf(lenders);
export const readField = firstOf(fields);
export const readFeatures = (text: string): string[] => namesIn(features, text);

const everywhere = [bodies, fuels, uses, riders, sorts, features, aspects, items, parts, lenders, fields]
  .flat()
  .map(([, words]) => new RegExp(alone(words), 'giu'));

/** Removes all recognised choices from a text. */
export const withoutChoices = (text: string): string =>
  everywhere.reduce((left, words) => left.replaceAll(words, ' '), text);
