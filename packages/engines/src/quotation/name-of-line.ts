import { findNames, type FoundName, type NameCode, readWords } from './find-names.ts';

const insuranceParts = new Set<NameCode>([
  'insurance_od',
  'insurance_tp',
  'insurance_pa',
  'insurance_zd',
  'insurance_addon',
]);
const strongTotals = /\b(?:on ?road|grand|payable|gross|orp|kul|net|final|all inclusive|pay|सब)\b|कुल|ओन/u;
const codesOfTotals = new Set<NameCode>(['total', 'subtotal']);
const payments = new Set<NameCode>(['advance', 'balance', 'down', 'emi', 'months', 'note']);
/** Names so short or generic that any other name in the same text takes precedence. */
const vagueNames = new Set([
  'price',
  'rate',
  'vehicle',
  'bike',
  'scooter',
  'scooty',
  'motorcycle',
  'two wheeler',
  'बाइक',
  'स्कूटर',
  'gadi',
  'गाडि',
  'extra',
  'other',
  'kit',
  'doc',
  'plate',
  'premium',
  'policy',
  'paper',
  'mrp',
  'keemat',
  'tax',
  'tel',
  'benefit',
  'round',
  'post',
  'connect',
  'kar',
  'dis',
  'disc',
  'pack',
  'package',
  'plan',
  'subscription',
  'membership',
  'care',
  'assist',
  'assistance',
  'protection',
  'assurance',
  'assured',
  'shield',
  'secure',
  'data',
  'sim',
  'grid',
  'horn',
  'packing',
  'checking',
  'commission',
  'passing',
  'पैक',
  'पैकेज',
  'प्लान',
]);

/** Vehicle words; 'gadi ka total' is a total. */
const vehicles = new Set([
  'gadi',
  'bike',
  'scooter',
  'scooty',
  'motorcycle',
  'vehicle',
  'two wheeler',
  'गाडि',
  'बाइक',
  'स्कूटर',
]);

/** Returns the name code for the words next to an amount; null if none is known. */
export function nameOfLine(text: string, amount: number | null): NameCode | null {
  const outside = text.replaceAll(/\([^)]*\)?/gu, ' ');
  const names = findNames(outside);
  const all = outside === text ? names : findNames(text);
  const known = withoutVague(names.length > 0 ? names : all);
  return known.length === 0 ? null : (oneName(known, readWords(text).join(' '), amount, all) ?? null);
}

function withoutVague(names: readonly FoundName[]): FoundName[] {
  const clear = names.filter(({ words }) => !vagueNames.has(words));
  return clear.length > 0 ? clear : [...names];
}

function oneName(
  names: readonly FoundName[],
  words: string,
  amount: number | null,
  all: readonly FoundName[],
): NameCode | undefined {
  const codes = names.map(({ code }) => code);
  return (
    paymentName(codes, words) ??
    (codes.some((code) => codesOfTotals.has(code)) ? totalOrPart(names, words, amount, all) : undefined) ??
    deductions.find((code) => codes.includes(code)) ??
    loanName(codes) ??
    (codes.includes('rto_agent') ? agentOrBundle(codes, words) : undefined) ??
    insuranceName(codes, words, amount) ??
    rtoName(codes) ??
    codes.find((code) => !payments.has(code))
  );
}

const deductions: readonly NameCode[] = ['exchange', 'subsidy_state', 'subsidy_central', 'discount'];

/** Returns the payment code, if any; 'baki accessories' are the remaining accessories, not a balance due. */
function paymentName(codes: readonly NameCode[], words: string): NameCode | undefined {
  const [payment] = codes.filter((code) => payments.has(code)).toSorted(notesLast);
  // 'Baki kist' is the instalment of the rest.
  if (payment === 'balance' && codes.includes('emi')) return 'emi';
  const isRest = payment === 'balance' && /baa?ki|remaining|बाकि/u.test(words);
  return isRest && codes.some((code) => code !== payment && code !== 'total') ? undefined : payment;
}

/** Sorts notes last, so that 'ROI 9.99% EMI 6,459' is the instalment. */
const notesLast = (one: NameCode, other: NameCode): number => Number(one === 'note') - Number(other === 'note');

const loanName = (codes: readonly NameCode[]): NameCode | undefined =>
  codes.includes('loan') ? (codes.find((code) => code !== 'loan') ?? 'loan') : undefined;

/** Distinguishes a total from a part: 'ins total' is insurance, 'total with insurance' is a total. */
function totalOrPart(
  names: readonly FoundName[],
  words: string,
  amount: number | null,
  all: readonly FoundName[],
): NameCode | undefined {
  const total = names.find(({ code }) => codesOfTotals.has(code));
  if (total?.code === 'subtotal') return 'subtotal';
  const before =
    words.split(/\b(?:incl|including|inclusive|with|after|sahit|saath|sath|jisme|minus|without)\b/u, 1)[0] ?? '';
  const parts = findNames(before).filter(({ code, words: name }) => !codesOfTotals.has(code) && !vehicles.has(name));
  if (parts.length === 0 || strongTotals.test(total?.words ?? '')) return 'total';
  return oneName(parts, before, amount, all);
}

const agentOrBundle = (codes: readonly NameCode[], words: string): NameCode => {
  const first = codes[0] ?? 'rto_agent';
  if (first === 'file_charge' || first === 'handling') return first;
  return (first === 'rto_bundle' || first === 'road_tax') && /\b(?:incl|including|with)\b/u.test(words)
    ? 'rto_bundle'
    : 'rto_agent';
};

/** Returns the insurance code: several covers are a package, a single one is that cover. */
function insuranceName(codes: readonly NameCode[], words: string, amount: number | null): NameCode | undefined {
  const parts = [...new Set(codes.filter((code) => insuranceParts.has(code)))];
  const [part] = parts;
  const [first] = codes;
  if (!part || !first?.startsWith('insurance_')) return undefined;
  if (parts.includes('insurance_od') && parts.includes('insurance_tp')) return 'insurance_bundle';
  const isPackage = codes.includes('insurance_bundle')
    ? parts.length > 1 || packageWords.test(words) || !isPriceOf(part, amount)
    : parts.length > 1 && (amount ?? 0) > 2500;
  return isPackage ? 'insurance_bundle' : part;
}

const packageWords = /\b(?:with|incl|including|w|comp|comprehensive|package|bumper|full)\b/u;

const isPriceOf = (part: NameCode, amount: number | null): boolean =>
  amount !== null && (amount <= (part === 'insurance_tp' ? 4600 : 2500) || thirdPartyPremiums.has(amount));

/** Premiums of five years' third-party cover above 150 cc, in rupees, with and without GST. */
const thirdPartyPremiums = new Set([6260, 7365, 7387, 8691, 12_849, 15_117, 15_162, 17_838]);

/** Returns the code for road tax and registration in one amount. */
function rtoName(codes: readonly NameCode[]): NameCode | undefined {
  const hasTax = codes.includes('road_tax');
  const hasRegistration = codes.includes('registration_fee');
  const leads = codes[0] === 'road_tax' || codes[0] === 'registration_fee' || codes[0] === 'rto_bundle';
  if (!leads) return undefined;
  if (hasTax && hasRegistration) return 'rto_bundle';
  if (codes[0] === 'registration_fee' && codes.includes('rto_bundle')) return 'rto_bundle';
  return hasTax && codes.includes('rto_bundle') ? 'road_tax' : undefined;
}
