/**
 * What stands behind a line of a quotation: `law` a law asks for it, `case` it is due in some cases, `inside` it belongs
 * into the ex-showroom price, `optional` the buyer may refuse it, `no-basis` no rule asks for it, `deduction` it lowers
 * the sum, `not-for-bikes` it is not for two-wheelers.
 */
export type LineStanding = 'law' | 'case' | 'inside' | 'optional' | 'no-basis' | 'deduction' | 'not-for-bikes';

/** Every kind of line that a quotation can have, in the order in which quotations usually have them. */
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

/** Whether a code is that of a line. */
export const isLineCode = (code: string | null): code is LineCode =>
  code !== null && Object.hasOwn(lineStandings, code);
