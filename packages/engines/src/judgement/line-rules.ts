import type { PriceConfidence } from '@dopahiya/domain/prices';
import type { LineCode } from '../quotation/line-codes.ts';
import * as texts from '#texts/judgement';
import type { JudgementReason, Verdict } from './judgement.ts';

/** A rule that applies to a line regardless of its amount. */
export interface LineRule {
  verdict: Verdict;
  reason: JudgementReason;
}

const rule = (
  verdict: Verdict,
  text: string,
  confidence: PriceConfidence,
  source = texts.generalKnowledge,
  since: string | null = null,
): LineRule => ({ verdict, reason: { text, source, since, confidence } });

const ownChoice = rule('choice', texts.ownChoice, 'medium', texts.consumerSource);
const optionalCover = rule('choice', texts.insuranceChoice, 'high', texts.insuranceChoiceSource, '2017-11-01');
const dealerCharge = rule('not-required', `${texts.dealerCharge} ${texts.noBasisKnown}`, 'low');
const agentCharge = rule('not-required', texts.namedAgain, 'low');
const loanOnly = rule('ask', texts.onlyWithLoan, 'low');
const freeInKerala = rule('not-allowed', texts.freeInKerala, 'high', texts.freeInKeralaSource, '2016-04-01');

/** State-specific rules, which override the general ones. */
const stateRules: Readonly<Record<string, Partial<Record<LineCode, LineRule>>>> = {
  Maharashtra: {
    handling: rule('not-allowed', texts.handlingMaharashtra, 'medium', texts.handlingMaharashtraSource, '2018-11'),
  },
  Telangana: {
    handling: rule('not-allowed', texts.handlingTelangana, 'medium', texts.handlingTelanganaSource, '2016-02'),
  },
  'Andhra Pradesh': {
    hsrp: rule('not-allowed', texts.platesAndhra, 'high', texts.platesAndhraSource, '2021-09-30'),
  },
  Kerala: { hsrp: freeInKerala, helmet: freeInKerala, std_fitting: freeInKerala },
};

const generalRules: Partial<Record<LineCode, LineRule>> = {
  handling: dealerCharge,
  file_charge: agentCharge,
  rto_agent: agentCharge,
  pdi: dealerCharge,
  courier: dealerCharge,
  misc: rule('ask', texts.unknownCharge, 'low'),
  helmet: rule('ask', texts.helmet, 'medium', texts.helmetSource),
  std_fitting: rule('not-required', texts.standardFitting, 'low', texts.standardFittingSource),
  accessories: ownChoice,
  ew: ownChoice,
  amc: ownChoice,
  rsa: ownChoice,
  coating: ownChoice,
  fuel: ownChoice,
  ev_pack: ownChoice,
  battery_warranty: ownChoice,
  choice_number: ownChoice,
  loan_insurance: ownChoice,
  insurance_zd: optionalCover,
  insurance_addon: optionalCover,
  gst: rule('not-required', texts.gstInside, 'medium', texts.invoiceSource),
  tcs: rule('not-required', texts.taxAtSource, 'low'),
  cess: rule('ask', texts.noCess, 'low'),
  temp_registration: rule('ask', texts.temporaryNumber, 'low'),
  hypothecation: rule('ask', texts.lienOnlyWithLoan, 'low'),
  loan_fee: loanOnly,
  stamp_nach: loanOnly,
  fastag: rule('not-required', texts.fastag, 'low'),
  charger: rule('ask', texts.charger, 'low'),
  discount: rule('fair', texts.takenOff, 'high', texts.generalKnowledge),
  exchange: rule('fair', texts.takenOff, 'high', texts.generalKnowledge),
  subsidy_central: rule('ask', texts.centralSubsidy, 'medium', texts.centralSubsidySource, '2026-03-31'),
  subsidy_state: rule('ask', texts.stateSubsidy, 'low'),
  round_off: rule('fair', texts.roundOff, 'high', texts.generalKnowledge),
};

/** Returns the state's rule about a line, which overrides computed amounts; undefined if there is none. */
export const stateRuleFor = (code: LineCode, state: string | null): LineRule | undefined =>
  stateRules[state ?? '']?.[code];

/** Returns the general rule for a line that cannot be computed. */
export const generalRuleFor = (code: LineCode): LineRule =>
  generalRules[code] ?? rule('ask', texts.unknownCharge, 'low');
