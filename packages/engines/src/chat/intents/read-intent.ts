import type { Intent } from '../chat-intents.ts';
import { readBody, readField, readLender, readPart, readSort } from '../read-choices.ts';
import type { MessageParts } from '../said.ts';
import { isDemanded } from './is-demanded.ts';
import { hasCondition, hasMoney, modelsIn } from './list-conditions.ts';

type Rule = readonly [intent: Intent, isMeant: (said: MessageParts) => boolean];

const isNameless = ({ models, brands }: MessageParts): boolean => models.length + brands.length === 0;
const isUnderstood = ({ unknown }: MessageParts): boolean => unknown.length === 0;
const saysField = ({ words }: MessageParts): boolean => readField(words) !== undefined;

const isGreeting = (said: MessageParts): boolean =>
  said.has('greeting', 'thanks', 'bye', 'fine', 'abuse') &&
  isNameless(said) &&
  isUnderstood(said) &&
  said.numbers.bare.length === 0 &&
  !said.has('price', 'emi', 'mileage', 'bikes', 'choosing', 'sell');

/** Rules for intents with distinctive words, and for questions outside our scope. */
const ofOwnWords: readonly Rule[] = [
  ['situation', ({ situation }) => situation !== undefined],
  ['greeting', isGreeting],
  ['greeting', (said) => said.has('abuse') && isNameless(said)],
  ['safety_check', (said) => said.has('otp', 'fraud') && !said.has('account')],
  ['safety_check', (said) => said.has('advance') && said.has('sending')],
  [
    'out_of_scope',
    (said) =>
      said.has('elsewhere') && isNameless(said) && !said.has('bikes', 'loan', 'insurance', 'account', 'namedPage'),
  ],
  ['site_help', (said) => said.has('account')],
  ['site_help', (said) => (said.has('namedPage') || (said.has('page') && said.has('where'))) && !said.has('dealer')],
  ['subsidy', (said) => said.has('subsidy')],
  ['guide', (said) => said.has('guideAlways') && isNameless(said) && !hasMoney(said)],
  ['guide', (said) => said.has('guideTopic') && said.has('asksMeaning') && isNameless(said) && !hasMoney(said)],
  ['guide', (said) => isOfSubjects(said)],
  ['fuel_price', (said) => asksPetrol(said)],
];

const asksPetrol = (said: MessageParts): boolean =>
  said.has('petrol') &&
  said.has('price') &&
  isNameless(said) &&
  said.numbers.kmPerDay === undefined &&
  !said.has('bikes', 'runningCost');

/** Rules for paperwork and charges on top of the price. */
const ofPapers: readonly Rule[] = [
  ['quote_check', ({ quoted }) => quoted.length > 0],
  ['quote_check', isDemanded],
  ['road_tax', (said) => said.has('roadTax')],
  ['documents', (said) => said.has('papers') && said.has('loan') && !said.has('incomeProof')],
  ['ownership_transfer', (said) => said.has('rc') && !said.has('insurance')],
  ['loan', (said) => said.has('incomeProof') && said.has('loan', 'emi')],
  ['insurance', (said) => said.has('insurance') && !said.has('loan')],
  ['documents', (said) => said.has('papers')],
];

/** Checks for a comparison of topics rather than models, such as 'ABS vs CBS'. */
const isOfSubjects = (said: MessageParts): boolean => said.has('compare') && said.has('guideTopic') && isNameless(said);

const paysAMonth = (said: MessageParts): boolean =>
  said.numbers.monthly !== undefined && said.has('choosing') && said.models.length === 0 && !said.has('emi');
const hasTerms = ({ numbers: { rate, months } }: MessageParts): boolean => rate !== undefined || months !== undefined;

const ofLoans: readonly Rule[] = [
  ['search', paysAMonth],
  ['emi', (said) => said.has('emi') || said.numbers.down !== undefined],
  ['emi', (said) => said.has('loan') && hasMoney(said) && hasTerms(said)],
  ['loan', (said) => said.has('loan')],
  ['loan', (said) => readLender(said.text) !== undefined && (said.has('price') || /\bbank\b|बैंक/u.test(said.text))],
];

const asksValue = (said: MessageParts): boolean =>
  said.numbers.year !== undefined && said.models.length > 0 && said.has('price') && !said.has('used', 'onRoad');
const isOfOwnBike = (said: MessageParts): boolean =>
  said.numbers.year !== undefined &&
  !said.has('used') &&
  (said.has('price') ? said.has('mine', 'gain') : said.has('mine') && said.has('gain'));
const either = /(?<!\p{L})(?:or|ya|या)(?!\p{L})/u;
const asksOfBrand = (said: MessageParts): boolean =>
  said.brands.length > 0 &&
  said.models.length === 0 &&
  (said.brands.length > 1 ? said.has('compare', 'opinion') || either.test(said.words) : said.has('opinion')) &&
  !hasCondition({ ...said, words: withoutOpinion(said.words) }) &&
  !said.has('bikes', 'dealer', 'loan', 'offers', 'upcoming');
const withoutOpinion = (words: string): string =>
  words.replaceAll(/good|better|best|acch?[ia]|achh[ia]|अच्छ[ीा]/giu, ' ');
const asksFit = (said: MessageParts): boolean =>
  modelsIn(said) === 1 &&
  (said.numbers.height !== undefined
    ? !said.has('price', 'compare')
    : said.has('rides') &&
      readField(said.words) === undefined &&
      /\b(?:i|me|my|main|mai|mere|meri)\b|मैं|मेरे/u.test(said.words) &&
      !said.has('price', 'emi', 'compare', 'mileage', 'dealer', 'loan'));
const asksPart = (said: MessageParts): boolean =>
  readPart(said.words) !== undefined && said.has('replace') && !said.has('pressure', 'charge', 'range');

/** Rules for the visitor's own bike and for dealers: test rides, valuations, selling, parts, service. */
const ofTrade: readonly Rule[] = [
  ['test_ride', (said) => said.has('testRide')],
  ['valuation', (said) => said.has('valuation') && !said.has('offers')],
  ['valuation', isOfOwnBike],
  ['valuation', asksValue],
  ['dealer', (said) => said.has('dealer') || (said.has('where') && said.has('service'))],
  ['sell', (said) => said.has('sell') && !said.has('used') && !sellsOfBrand(said)],
  ['part', (said) => said.has('spare') || asksPart(said)],
  ['service', (said) => said.has('service') && modelsIn(said) < 2],
  ['brand_opinion', asksOfBrand],
  ['rider_fit', asksFit],
  ['reviews', (said) => said.has('reviews')],
  ['offers', (said) => said.has('offers')],
  ['upcoming', (said) => said.has('upcoming')],
  ['used_search', (said) => said.has('used') || said.numbers.isLeastYear === true],
  ['used_search', (said) => said.has('old') && hasMoney(said) && !isNameless(said)],
];

/** Checks for 'What bikes does KTM sell?'. */
const sellsOfBrand = (said: MessageParts): boolean =>
  said.has('choosing') && said.brands.length > 0 && !said.has('mine');

const asksReach = (said: MessageParts): boolean =>
  said.has('range') && modelsIn(said) < 2 && (said.models.length > 0 || readSort(said.words) === undefined);
const asksPrice = (said: MessageParts): boolean => said.has('price') && (said.models.length > 0 || said.has('onRoad'));

const ofModels: readonly Rule[] = [
  ['running_cost', (said) => said.numbers.kmPerDay !== undefined],
  ['running_cost', (said) => said.has('runningCost') && !said.has('maintenance')],
  ['ev_range_charging', (said) => said.numbers.minRange === undefined && (said.has('charge') || asksReach(said))],
  ['compare', (said) => modelsIn(said) > 1],
  ['compare', (said) => said.has('compare') && (said.models.length > 0 || said.has('together'))],
  ['running_cost', (said) => said.has('maintenance')],
  ['mileage', (said) => said.has('mileage') && said.models.length > 0],
  ['spec', (said) => saysField(said) && said.models.length > 0],
  ['on_road_price', asksPrice],
];

const wantsList = (said: MessageParts): boolean =>
  hasCondition(said) && (said.has('bikes', 'choosing') || said.brands.length > 0 || readBody(said.words) !== undefined);

/** Checks for a stated budget: 'My budget is 80,000', '150cc under 1.5 lakh'. */
const saysSum = (said: MessageParts): boolean =>
  hasMoney(said) && (said.numbers.ccMin !== undefined || /budget|बजट/u.test(said.text));

/** Checks for a request for advice without any criteria: 'Which bike should I buy?'. */
const asksAdvice = (said: MessageParts): boolean =>
  said.has('choosing') &&
  isNameless(said) &&
  isUnderstood(said) &&
  !hasCondition({ ...said, words: said.words.replaceAll(/best|acch?[ia]|badhiya|अच्छी|सबसे/giu, ' ') }) &&
  said.refused.length === 0 &&
  said.numbers.bare.length === 0 &&
  !said.has('compare', 'together', 'amongThem', 'dealer', 'price', 'mileage', 'sell', 'namedPage') &&
  /\b(?:should|buy|suggest|recommend|lu|lun|loon|le|lena|leni|kharid\p{L}*|for me|right)\b|लूं|लू|खरीद|लेनी|लेना|सुझा/u.test(
    said.words,
  );

const ofLists: readonly Rule[] = [
  ['advice', asksAdvice],
  ['search', (said) => said.models.length === 0 && wantsList(said)],
  ['search', (said) => isNameless(said) && isUnderstood(said) && saysSum(said)],
  ['search', (said) => isNameless(said) && said.refused.length > 0 && said.unknown.length < 2],
  ['mileage', (said) => said.has('mileage') && isUnderstood(said) && said.numbers.minKmpl === undefined],
  ['spec', (said) => saysField(said) && isUnderstood(said) && !hasCondition(said)],
  ['on_road_price', (said) => said.has('price') && (isUnderstood(said) || said.has('bikes'))],
  ['compare', (said) => said.has('compare') && isNameless(said) && isUnderstood(said)],
  ['search', (said) => said.has('bikes') && isNameless(said) && said.unknown.length < 2],
  ['search', (said) => said.numbers.height !== undefined && isNameless(said)],
];

/** Intent rules in order of priority; the first match wins. */
const rules = [...ofOwnWords, ...ofPapers, ...ofLoans, ...ofTrade, ...ofModels, ...ofLists];

/** Returns the intent according to the message alone; undefined if it depends on the context. */
export const readIntent = (said: MessageParts): Intent | undefined => rules.find(([, isMeant]) => isMeant(said))?.[0];
