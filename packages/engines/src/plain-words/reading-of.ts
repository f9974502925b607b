import { hasCue } from '../chat/intents/cues.ts';
import type { Parsed } from '../parser/parse.ts';
import { isOfBrands, type Reading, rivalsIn } from './reading.ts';

/** Returns what a search needs of a parsed text. */
export function readingOf(parsed: Parsed): Reading {
  const { text, parts, rest, aim, place } = parsed;
  const models = modelsNamed(parsed);
  const situation = situationOf(parsed);
  // 'Activa CSD price' wants the Activa, as we know no price of the canteen.
  const isOfModel = situation !== undefined && ofModels.has(situation) && models.length > 0;
  if (situation !== undefined && !isOfModel) return { text, parts, rest, situation };
  const placed = { text, ...(place !== undefined && { place }) };
  if (aim === undefined && models.length > 1 && areWordsOf(rest, models))
    return { ...placed, parts: parts.filter((part) => !isOfBrands(part)), rest: models.join(' vs '), aim: 'compare' };
  return { ...placed, parts, rest: isOfModel ? models.join(' vs ') : rest, ...(aim && { aim }) };
}

const situationOf = (parsed: Parsed): Reading['situation'] =>
  parsed.situation ?? (isExplained(parsed) ? 'explained' : undefined);

/** Situations in which a model that is named is still looked for. */
const ofModels: ReadonlySet<string> = new Set(['csd', 'waiting', 'past_price']);

/** Names that are too short to stand for a model beside another: '7g' in 'activa 7g'. */
const shortest = 3;

const modelsNamed = ({ names }: Parsed): readonly string[] => [
  ...new Set(
    names
      .filter(({ models, isRefused, written }) => models.length > 0 && !isRefused && written.length >= shortest)
      .map(({ written }) => written),
  ),
];

/** Checks whether words are those of names and nothing else: 'apache, raider'. */
function areWordsOf(rest: string, names: readonly string[]): boolean {
  const own = new Set(names.flatMap(wordsIn));
  return rivalsIn(rest).length === 1 && wordsIn(rest).every((word) => own.has(word));
}

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[\s,]+/);

/** Checks for a question about a rule, a term or the price of petrol, not about bikes to buy: 'what is ABS', 'licence'. */
function isExplained({ words, names }: Parsed): boolean {
  if (names.length > 0) return false;
  const has = (...cues: Parameters<typeof hasCue>[1][]) => cues.every((cue) => hasCue(words, cue));
  const wantsBikes = has('bikes') && wanted.test(words);
  return (
    (has('guideAlways') && !wantsBikes) ||
    (has('guideTopic', 'asksMeaning') && !has('choosing')) ||
    (has('petrol', 'price') && !has('bikes'))
  );
}

const wanted = /(?<!\p{L})(?:with|wal[aie]|वाल[ीाे])(?![\p{L}\p{M}])/u;
