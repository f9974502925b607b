/**
 * Basis of a quotation line: `law` required by law, `case` due in some cases, `inside` part of the ex-showroom price, `optional` the buyer
 * may refuse it, `no-basis` required by no rule, `deduction` reduces the total, `not-for-bikes` does not apply to two-wheelers.
 */
export type LineStanding = 'law' | 'case' | 'inside' | 'optional' | 'no-basis' | 'deduction' | 'not-for-bikes';

/** All kinds of quotation lines, in the usual order. */
export const lineStandings = {
  ex_showroom: 'law',
  basic_price: 'inside',
  gst: 'inside',
  road_tax: 'law',
  cess: 'case',
  registration_fee: 'law',
  smart_card: 'law',
  rto_bundle: 'law',
  hsrp: 'inside',
  choice_number: 'optional',
  temp_registration: 'case',
  hypothecation: 'case',
  insurance_bundle: 'law',
  insurance_od: 'optional',
  insurance_tp: 'law',
  insurance_pa: 'case',
  insurance_zd: 'optional',
  insurance_addon: 'optional',
  insurance_gst: 'law',
  accessories: 'optional',
  std_fitting: 'inside',
  helmet: 'inside',
  ew: 'optional',
  amc: 'optional',
  rsa: 'optional',
  handling: 'no-basis',
  file_charge: 'no-basis',
  rto_agent: 'no-basis',
  pdi: 'no-basis',
  courier: 'no-basis',
  coating: 'optional',
  fuel: 'optional',
  tcs: 'case',
  fastag: 'not-for-bikes',
  charger: 'inside',
  ev_pack: 'optional',
  battery_warranty: 'optional',
  subsidy_central: 'deduction',
  subsidy_state: 'deduction',
  discount: 'deduction',
  exchange: 'deduction',
  loan_fee: 'case',
  loan_insurance: 'optional',
  stamp_nach: 'case',
  round_off: 'law',
  misc: 'no-basis',
} as const satisfies Record<string, LineStanding>;

export type LineCode = keyof typeof lineStandings;

export const lineCodes = Object.keys(lineStandings) as LineCode[];

/** Checks whether a code is a line code. */
export const isLineCode = (code: string | null): code is LineCode =>
  code !== null && Object.hasOwn(lineStandings, code);
