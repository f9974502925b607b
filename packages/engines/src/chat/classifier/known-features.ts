import { isUnclear } from '../../parser/names/find-models.ts';
import { allCues } from '../intents/cues.ts';
import { hasChoice, hasMoney, modelsIn } from '../intents/list-conditions.ts';
import {
  readAspect,
  readBody,
  readField,
  readFuel,
  readItem,
  readLender,
  readPart,
  readSort,
  readUse,
} from '../read-choices.ts';
import type { MessageParts } from '../said.ts';

const choices = { readAspect, readBody, readField, readFuel, readItem, readPart, readSort, readUse };

const most = 2;

/** Returns what the readers of names, numbers and words found in a message, as features: cues, kinds of numbers, how many names. */
export function knownFeatures(said: MessageParts): string[] {
  const { models, brands, places, refused, numbers, unknown, words } = said;
  const count = (name: string, found: number) => (found === 0 ? [] : [`${name}:${Math.min(found, most)}`]);
  const { bare, ...measures } = numbers;
  return [
    ...allCues.filter((cue) => said.has(cue)),
    ...Object.entries(measures).flatMap(([kind, value]) => (value === undefined ? [] : [`number:${kind}`])),
    ...Object.entries(choices).flatMap(([name, read]) => (read(words) === undefined ? [] : [name])),
    ...count('models', modelsIn(said)),
    ...(models.some(isUnclear) ? ['unclear'] : []),
    ...count('brands', brands.length),
    ...count('states', new Set(places.map(({ state }) => state)).size),
    ...count('refused', refused.length),
    ...count('bare', bare.length),
    ...count('unknown', unknown.length),
    ...(models.length + brands.length === 0 ? ['nameless'] : []),
    // A lender's name can begin with a brand's, as 'Bajaj Finance'.
    ...(readLender(said.text) === undefined ? [] : ['lender']),
    ...(hasMoney(said) ? ['money'] : []),
    ...(hasChoice(said) ? ['choice'] : []),
    ...(isDemanded(said) ? ['demanded'] : []),
  ];
}

/** Charges that are only ever mentioned because a dealer demands them. */
const alwaysDemanded: ReadonlySet<string> = new Set(['handling', 'hsrp']);
/** Charges that are also mentioned in other contexts; these need an amount and a demand to count. */
const seldomDemanded: ReadonlySet<string> = new Set(['insurance', 'rto']);

/** Checks whether a message is about an extra charge demanded by a dealer. */
function isDemanded(said: MessageParts): boolean {
  const item = readItem(said.words);
  if (said.has('quotation')) return true;
  if (item === undefined) return said.has('dealer') && hasMoney(said) && said.has('demand');
  if (item === 'warranty') return false;
  if (alwaysDemanded.has(item)) return true;
  if (seldomDemanded.has(item)) return hasMoney(said) && said.has('demand') && !said.has('rc');
  return said.has('demand') || hasMoney(said);
}
