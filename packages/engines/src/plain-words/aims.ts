import { alone } from './alone.ts';
import { isFiller } from './filler.ts';

/** What somebody wants to know of a model: what it costs, what a month of it costs, how it stands beside another, or a part of its page. */
export type Aim = 'price' | 'emi' | 'compare' | PageAim;

/** What the page of a model says of it in a part of its own. */
type PageAim = 'figures' | 'colours' | 'reviews';

const anywhere = (words: string) => new RegExp(alone(words), 'giu');

const price = anywhere(
  'on[- ]?road(?: prices?)?|ex[- ]?showroom(?: prices?)?|prices?(?: list)?|cost(?:s|ing)?|rate|k(?:i|ee)mat|daam|kitn[ei](?: k[ai])?|' +
    'ऑन[ -]?रोड|क\u093C?ीमत|दाम',
);
const emi = anywhere(
  '(?:monthly )?inst?all?ments?|emis?|e\\.m\\.i\\.?|down ?payment|finance|loans?|kish?t|ईएमआई|किस्तें?|किश्तें?',
);
const pageAims: readonly [PageAim, RegExp][] = [
  ['reviews', anywhere('reviews?|ratings?|opinions?|रिव्यू|समीक्षा')],
  ['colours', anywhere('colou?rs?|रंग')],
  [
    'figures',
    anywhere(
      'mill?ea?ge|average|fuel (?:economy|efficiency)|kmpl|(?:driving )?range|(?:kerb |curb )?weight|top ?speed|seat height|ground clearance|' +
        '(?:fuel )?tank(?: capacity)?|torque|bhp|horse ?power|spec(?:s|ifications?)?|features?|details?|dimensions?|माइलेज|एवरेज|वज[\u093C]?न|रेंज',
    ),
  ],
];
const comparing = anywhere(
  'comparison(?: (?:of|between))?|compared?(?: (?:to|with))?|differences?(?: between)?|which is better|तुलना',
);
const versus = anywhere(String.raw`vs\.?|v\/s|versus|बनाम`);
const between = anywhere('and|or|with|to|aur|ya|और|या');

const oneOrOther = anywhere('or|ya|या');

/** Words that bind the names of a comparison in Hindi: 'splendor aur shine mein difference'. */
const binding = anywhere('mein|me|ke beech|k[aie]|में|के बीच');

const letters = String.raw`\p{L}[\p{L}\p{M}.'-]*`;
const pin = String.raw`[1-9]\d{2} ?\d{3}(?!\d)`;
const placeBefore = new RegExp(
  String.raw`${alone('in|at|near|pin(?: ?code)?')}[\s:]+(${pin}|${letters}(?:[ ,]+${letters}){0,3})`,
  'giu',
);
const placeBehind = new RegExp(String.raw`(${letters})\s+${alone('में|mein')}`, 'giu');

/** 'Navi Mumbai' and the like, where names follow the place. */
const firstPlace = new RegExp(String.raw`^(?:(?:navi|new|greater|port|sri)\s+)?${letters}`, 'iu');

/** What the words of a search want to know, the place for which they ask it, and the names that are left. */
export interface Wanted {
  aim: Aim | undefined;
  /** What stands where a place stands: 'pune' in 'price in pune'. */
  place: string | undefined;
  /** With 'vs' between the names of two models. */
  left: string;
}

/** The names between which 'vs' stands. */
export const rivalsIn = (names: string): string[] => names.split(/\bvs\b/i).map((name) => name.trim());

/** With 'vs' in the place of 'or' where a model may stand on either side of it: 'pulsar or apache', but not 'activa 6g or 125'. */
function withRivals(names: string): string {
  const either = names.split(oneOrOther);
  return either.every(hasModel) ? either.join(' vs ') : names;
}

/** Reads what somebody wants to know out of the words that name no condition. */
export function readWanted(text: string): Wanted {
  const isComparing = text.search(comparing) >= 0;
  const listed = isComparing
    ? text.replaceAll(comparing, ' ').replaceAll(between, ' vs ').replaceAll(binding, ' ')
    : text;
  const asked = listed.replaceAll(versus, ' vs ').replaceAll(emi, ' ').replaceAll(price, ' ');
  const ofModel = readPlace(pageAims.reduce((rest, [, words]) => rest.replaceAll(words, ' '), asked));
  // 'Mileage' beside no name is asked of no model.
  const named = hasModel(ofModel.left) ? ofModel : readPlace(asked);
  const rivals = rivalsIn(withRivals(named.left)).filter(hasName);
  // What is no name may still be refused for what it is.
  const left = rivals.length === 0 ? named.left : rivals.join(' vs ');
  if (rivals.length > 1) return { ...named, left, aim: 'compare' };
  if (text.search(emi) >= 0) return { ...named, left, aim: 'emi' };
  const asksPrice = hasName(left) && (named.place !== undefined || text.search(price) >= 0);
  return { ...named, left, aim: asksPrice ? 'price' : pageAimIn(text, left) };
}

const pageAimIn = (text: string, left: string): Aim | undefined =>
  hasModel(left) ? pageAims.find(([, words]) => text.search(words) >= 0 && left.search(words) < 0)?.[0] : undefined;

/** The first place that is named; words that say nothing are none. */
function readPlace(text: string): Pick<Wanted, 'place' | 'left'> {
  for (const match of [...text.matchAll(placeBefore), ...text.matchAll(placeBehind)]) {
    const [whole, words = ''] = match;
    const isFirst = !hasName(text.slice(0, match.index));
    const place = upToFiller((isFirst && firstPlace.exec(words)?.[0]) || words);
    if (place === '') continue;
    const end = match.index + whole.indexOf(words) + place.length;
    const isBehind = whole.startsWith(words);
    return { place, left: `${text.slice(0, match.index)} ${text.slice(isBehind ? match.index + whole.length : end)}` };
  }
  return { place: undefined, left: text };
}

function upToFiller(words: string): string {
  const [first = '', ...others] = words.split(/(?<=[ ,])(?=[^ ,])/);
  if (isFiller(first.trim()) || /^vs$/i.test(first.trim())) return '';
  return others.length === 0 ? first.trim() : `${first}${upToFiller(others.join(''))}`.replace(/[ ,]+$/, '');
}

const hasName = (text: string): boolean =>
  text.split(/\s+/).some((word) => /[\p{L}\p{N}]/u.test(word) && !isFiller(word));

/** What stands about a number where no model is named: 'ground clearance above 170 mm'. */
const ofMeasure = /^(?:mm|cm|kgs?|kms?|cc|nm|bhp|ps|l|lit(?:re|er)s?|above|below|less|more|than|over|from|up|upto)$/iu;

const hasModel = (text: string): boolean =>
  text.split(/\s+/).some((word) => /\p{L}/u.test(word) && !isFiller(word) && !ofMeasure.test(word));
