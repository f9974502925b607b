import { commonRanges } from '../ownership/assumptions.ts';
import { costClassOf, renewals } from '../ownership/cost-classes.ts';
import { taxForTheRest } from './tax-for-the-rest.ts';

/** A range in whole rupees. */
export interface Span {
  from: number;
  to: number;
}

/** A used bike and its buyer, as far as known; state names as in the city catalogue. */
export interface TransferQuestion {
  /** Model year, and year of the sale. */
  year: number | null;
  thisYear: number;
  /** State of registration, and state of the buyer. */
  from: string | null;
  to: string | null;
  isInsured: boolean | null;
  hasLoan: boolean | null;
  /** Model data that determines the premium and the pollution certificate; null if unknown. */
  model: { isElectric: boolean; isScooter: boolean; displacement: number | null } | null;
  /** Road tax on the new model in the buyer's state, in whole rupees. */
  newRoadTax: number | null;
}

/** Kinds of lines in a transfer bill. */
type TransferCode =
  | 'transfer'
  | 'smart-card'
  | 'noc'
  | 'road-tax'
  | 'insurance'
  | 'insurance-transfer'
  | 'new-policy'
  | 'puc'
  | 'loan';

/** A line of the bill; `cost` is null if unknown. */
interface TransferLine {
  code: TransferCode;
  cost: Span | null;
}

/** Cost of transferring a used bike to the buyer. */
export interface TransferCosts {
  lines: TransferLine[];
  /** Sum of the known lines. */
  known: Span;
  /** Whether it moves to another state; null if unknown. */
  isToOtherState: boolean | null;
}

const exactly = (rupees: number): Span => ({ from: rupees, to: rupees });

/** Transfer fee, half of the two-wheeler registration fee (rule 81), and smart card fee, in rupees. */
const fees = { transfer: exactly(150), smartCard: exactly(200) };
/** Insurer's fee for a policy transfer including GST, in rupees; general knowledge. */
const insuranceTransfer: Span = { from: 59, to: 118 };
/** Fee for a pollution certificate, in rupees: Delhi since July 2024; elsewhere general knowledge. */
const pollutionCertificate = { Delhi: exactly(80), elsewhere: { from: 50, to: 110 } };
/** Fee for removing a lender from the registration, in rupees; varies by state and source. */
const loanRemoval: Span = { from: 0, to: 300 };

/** Estimates the cost of a transfer, excluding the price and agents' fees; must be presented as an estimate. */
export function transferCosts(question: TransferQuestion): TransferCosts {
  const { from, to, hasLoan } = question;
  const isToOtherState = from === null || to === null ? null : from !== to;
  const lines: TransferLine[] = [
    { code: 'transfer', cost: fees.transfer },
    { code: 'smart-card', cost: fees.smartCard },
    ...(isToOtherState ? otherStateLines(question) : []),
    insuranceLine(question),
    ...pollutionLines(question),
    ...(hasLoan ? [{ code: 'loan', cost: loanRemoval } as const] : []),
  ];
  return { lines, known: sumOf(lines), isToOtherState };
}

/**
 * Returns the lines for a move to another state: no-objection certificate and new registration, whose fees are unknown, and tax for the
 * remaining years.
 */
const otherStateLines = (question: TransferQuestion): TransferLine[] => [
  { code: 'noc', cost: null },
  { code: 'road-tax', cost: taxForTheRest(question) },
];

function insuranceLine({ isInsured, year, thisYear, model }: TransferQuestion): TransferLine {
  if (isInsured === null) return { code: 'insurance', cost: null };
  if (isInsured) return { code: 'insurance-transfer', cost: insuranceTransfer };
  const premium = model && year !== null ? renewalOf(model, thisYear - year) : null;
  return { code: 'new-policy', cost: premium === null ? null : aroundTariff(premium) };
}

/** Returns the tariff premium for a bike of this age in years. */
function renewalOf(model: NonNullable<TransferQuestion['model']>, age: number): number | null {
  const premiums: readonly number[] = renewals[costClassOf(model).renewal];
  return premiums.at(Math.min(Math.max(age, 1), premiums.length) - 1) ?? null;
}

/** Returns the range of insurers' offers around the tariff. */
function aroundTariff(premium: number): Span {
  const { from, to } = commonRanges.insuranceOffer;
  return { from: toTens(premium * from), to: toTens(premium * to) };
}

const toTens = (rupees: number): number => Math.round(rupees / 10) * 10;

/** Returns the pollution certificate, which is required one year after registration, except for electric bikes. */
function pollutionLines({ model, year, thisYear, to }: TransferQuestion): TransferLine[] {
  if (model?.isElectric || (year !== null && thisYear - year < 1)) return [];
  return [{ code: 'puc', cost: to === 'Delhi' ? pollutionCertificate.Delhi : pollutionCertificate.elsewhere }];
}

function sumOf(lines: readonly TransferLine[]): Span {
  const costs = lines.flatMap(({ cost }) => cost ?? []);
  return {
    from: costs.reduce((sum, { from }) => sum + from, 0),
    to: costs.reduce((sum, { to }) => sum + to, 0),
  };
}
