import type { Intent } from './chat-intents.ts';
import { readBody, readFeatures, readField, readFuel, readItem, readPart, readSort, readUse } from './read-choices.ts';
import type { Said } from './said.ts';

type Rule = readonly [intent: Intent, isMeant: (said: Said) => boolean];

const names = ({ models, brands }: Said): number => models.length + brands.length;
const hasMoney = ({ numbers }: Said): boolean =>
  numbers.money !== undefined || numbers.moneyMax !== undefined || numbers.moneyMin !== undefined;

/** Whether something is said by which a list of bikes is narrowed. */
const hasCondition = (said: Said): boolean => {
  const { numbers, words } = said;
  const isNumber =
    hasMoney(said) ||
    [numbers.height, numbers.monthly, numbers.minKmpl, numbers.minRange, numbers.ccMin, numbers.ccMax].some(
      (one) => one !== undefined,
    );
  return (
    isNumber ||
    readBody(words) !== undefined ||
    readUse(words) !== undefined ||
    readFeatures(words).length > 0 ||
    readSort(words) !== undefined ||
    readFuel(words) === 'cng' ||
    readFuel(words) === 'electric'
  );
};

const isAlone = ({ models, brands, unknown, numbers }: Said): boolean =>
  models.length === 0 && brands.length === 0 && unknown.length === 0 && numbers.bare.length === 0;

/** What each question is known by, the first that holds; those with words of their own stand before those of common words. */
const rules: readonly Rule[] = [
  [
    'greeting',
    (said) =>
      said.has('greeting') && isAlone(said) && !said.has('price', 'emi', 'mileage', 'bikes', 'choosing', 'sell'),
  ],
  ['safety_check', (said) => said.has('otp', 'fraud') && !said.has('account')],
  ['safety_check', (said) => said.has('advance') && said.has('sending')],
  [
    'out_of_scope',
    (said) => said.has('health') && names(said) === 0 && !said.has('bikes', 'loan', 'insurance', 'account', 'page'),
  ],
  ['site_help', (said) => said.has('account')],
  [
    'site_help',
    (said) =>
      said.has('page') &&
      (said.has('where') ||
        /calculator|contact|customer care|helpline|human|person|page|website|\bsite\b|privacy|संपर्क|कैलकुलेटर|पेज/u.test(
          said.words,
        )) &&
      !said.has('dealer'),
  ],
  ['subsidy', (said) => said.has('subsidy')],
  [
    'fuel_price',
    (said) =>
      said.has('petrol') &&
      said.has('price') &&
      names(said) === 0 &&
      said.numbers.kmPerDay === undefined &&
      !said.has('bikes', 'runningCost'),
  ],
  ['quote_check', (said) => isDemanded(said)],
  ['road_tax', (said) => said.has('roadTax')],
  ['documents', (said) => said.has('papers') && said.has('loan') && !said.has('incomeProof')],
  ['ownership_transfer', (said) => said.has('rc') && !said.has('insurance')],
  ['loan', (said) => said.has('incomeProof') && (said.has('loan') || said.has('emi'))],
  ['insurance', (said) => said.has('insurance') && !said.has('loan')],
  ['documents', (said) => said.has('papers') && !said.has('sell')],
  ['documents', (said) => said.has('papers') && said.has('sell', 'used')],
  [
    'search',
    (said) =>
      said.numbers.monthly !== undefined && said.has('choosing') && said.models.length === 0 && !said.has('emi'),
  ],
  ['emi', (said) => said.has('emi') || said.numbers.down !== undefined],
  [
    'emi',
    (said) =>
      said.has('loan') && hasMoney(said) && (said.numbers.rate !== undefined || said.numbers.months !== undefined),
  ],
  ['loan', (said) => said.has('loan')],
  ['test_ride', (said) => said.has('testRide')],
  ['valuation', (said) => said.has('valuation') && !said.has('offers')],
  [
    'valuation',
    (said) => said.numbers.year !== undefined && said.has('price') && said.has('mine', 'gain') && !said.has('used'),
  ],
  ['dealer', (said) => said.has('dealer')],
  ['dealer', (said) => said.has('where') && said.has('service')],
  [
    'sell',
    (said) =>
      said.has('sell') && (said.has('mine') || !said.has('choosing') || said.brands.length === 0) && !said.has('used'),
  ],
  ['part', (said) => isPartAsked(said)],
  [
    'service',
    (said) => said.has('service') && !(said.has('compare') && said.models.length > 1) && !/tank/u.test(said.words),
  ],
  ['reviews', (said) => said.has('reviews')],
  ['offers', (said) => said.has('offers')],
  ['upcoming', (said) => said.has('upcoming')],
  ['used_search', (said) => said.has('used')],
  ['used_search', (said) => said.numbers.isLeastYear === true],
  ['running_cost', (said) => said.numbers.kmPerDay !== undefined],
  [
    'running_cost',
    (said) =>
      said.has('runningCost') &&
      (said.numbers.months !== undefined || !said.has('maintenance')) &&
      !said.has('maintenance'),
  ],
  ['ev_range_charging', (said) => said.has('charge') && said.numbers.minRange === undefined],
  [
    'ev_range_charging',
    (said) =>
      said.has('range') &&
      said.numbers.minRange === undefined &&
      (said.models.length > 0 || readSort(said.words) === undefined) &&
      !(said.models.length > 1),
  ],
  ['compare', (said) => said.models.length > 1],
  [
    'compare',
    (said) => said.has('compare') && (said.models.length > 0 || /\b(?:both|two|dono|it)\b|दोनों|तुलना/u.test(said.words)),
  ],
  ['running_cost', (said) => said.has('maintenance')],
  ['mileage', (said) => said.has('mileage') && said.models.length > 0],
  ['spec', (said) => readField(said.words) !== undefined && said.models.length > 0],
  [
    'on_road_price',
    (said) => said.has('price') && (said.models.length > 0 || /on[- ]?road|ex[- ]?showroom|ऑन ?रोड/u.test(said.words)),
  ],
  [
    'search',
    (said) =>
      said.models.length === 0 &&
      hasCondition(said) &&
      (said.has('bikes', 'choosing') || said.brands.length > 0 || readBody(said.words) !== undefined),
  ],
  ['mileage', (said) => said.has('mileage') && said.unknown.length === 0],
  ['spec', (said) => readField(said.words) !== undefined && said.unknown.length === 0 && !hasCondition(said)],
  [
    'on_road_price',
    (said) => said.has('price') && said.models.length === 0 && (said.unknown.length === 0 || said.has('bikes')),
  ],
];

function isDemanded(said: Said): boolean {
  const item = readItem(said.words);
  if (said.has('quotation')) return true;
  if (item === undefined || item === 'warranty') return false;
  if (item === 'handling' || item === 'hsrp') return true;
  const isAsked = said.has('demand');
  if (item === 'insurance') return hasMoney(said) && isAsked;
  if (item === 'rto') return hasMoney(said) && isAsked && !said.has('rc');
  return isAsked || hasMoney(said);
}

const isPartAsked = (said: Said): boolean =>
  /spare ?parts?/u.test(said.words) ||
  (readPart(said.words) !== undefined &&
    !/pressure|hawa|हवा|size/u.test(said.words) &&
    said.has('replace') &&
    !said.has('charge', 'range'));

/** What a message asks by its own words; undefined where only what was said before can tell. */
export const readIntent = (said: Said): Intent | undefined => rules.find(([, isMeant]) => isMeant(said))?.[0];
