import { commonRanges } from '../ownership/assumptions.ts';
import { costClassOf, renewals } from '../ownership/cost-classes.ts';
import { taxForTheRest } from './tax-for-the-rest.ts';

/** Whole rupees, at least and at most. */
export interface Span {
  from: number;
  to: number;
}

/** A used bike and who buys it, as far as that is known; states by the names that the catalogue of cities uses. */
export interface TransferQuestion {
  /** The year in which the bike was made, and the one in which it changes hands. */
  year: number | null;
  thisYear: number;
  /** Where it is registered, and where its buyer lives. */
  from: string | null;
  to: string | null;
  isInsured: boolean | null;
  hasLoan: boolean | null;
  /** What of the model decides on a premium and on a pollution certificate; null where the model is not known. */
  model: { isElectric: boolean; isScooter: boolean; displacement: number | null } | null;
  /** The road tax on the model new in the buyer's state, in whole rupees. */
  newRoadTax: number | null;
}

/** What a bill of a transfer can have. */
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

/** One line of the bill; null where nobody knows the sum. */
interface TransferLine {
  code: TransferCode;
  cost: Span | null;
}

/** What it costs to put a used bike into the buyer's name. */
export interface TransferCosts {
  lines: TransferLine[];
  /** The sum of the lines that are known. */
  known: Span;
  /** Whether it changes its state; null where one of both is not known. */
  isToOtherState: boolean | null;
}

const exactly = (rupees: number): Span => ({ from: rupees, to: rupees });

/** Half of the fee of registering a two-wheeler (rule 81), and the card of the certificate. */
const fees = { transfer: exactly(150), smartCard: exactly(200) };
/** What an insurer takes for another name on a policy, GST included; general knowledge. */
const insuranceTransfer: Span = { from: 59, to: 118 };
/** A pollution certificate: Delhi since July 2024; elsewhere general knowledge. */
const pollutionCertificate = { Delhi: exactly(80), elsewhere: { from: 50, to: 110 } };
/** The removal of a lender from the certificate, by state; sources differ. */
const loanRemoval: Span = { from: 0, to: 300 };

/** The bill of a transfer, without the price itself and without agents; whoever reads it is told that it is an estimate. */
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

/** A no-objection certificate and a new mark, whose fees we do not know, and the tax of the years that are left. */
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

/** The premium by the tariff of a bike of an age in years. */
function renewalOf(model: NonNullable<TransferQuestion['model']>, age: number): number | null {
  const premiums: readonly number[] = renewals[costClassOf(model).renewal];
  return premiums.at(Math.min(Math.max(age, 1), premiums.length) - 1) ?? null;
}

/** What insurers offer lies around what the tariff gives. */
function aroundTariff(premium: number): Span {
  const { from, to } = commonRanges.insuranceOffer;
  return { from: toTens(premium * from), to: toTens(premium * to) };
}

const toTens = (rupees: number): number => Math.round(rupees / 10) * 10;

/** Needed from one year after the registration on; what burns nothing needs none. */
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
