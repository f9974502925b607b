import { formatDateIn, formatMonthIn } from '@dopahiya/domain/languages';

/** Limits of a band, formatted; null where it has none. */
export interface Limits {
  above: string | null;
  upTo: string | null;
}

/** What a tax is a percentage of. */
export type TaxBase = 'before_gst' | 'ex_showroom' | 'road_tax';

/** Names of lines by key. */
export const labels = {
  ex_showroom: 'Ex-showroom price',
  subsidy: 'Central subsidy',
  road_tax: 'Road tax',
  road_tax_cess: 'Cess on road tax',
  road_tax_surcharge: 'Surcharge on road tax',
  road_safety_cess: 'Road safety cess',
  social_security_cess: 'Social security cess',
  welfare_cess: "Transport workers' welfare cess",
  registration: 'Registration fee',
  smart_card: 'Smart card',
  hypothecation: 'Hypothecation',
  own_damage: 'Own damage, 1 year',
  third_party: 'Third party, 5 years',
  personal_accident: 'Owner’s personal accident, 1 year',
  insurance_gst: 'GST on insurance',
  number_plate: 'Number plates',
};

export const withCaveat = (rule: string, caveat: string) => `${rule}. ${caveat}`;
export const band = ({ above, upTo }: Limits): string =>
  [above !== null && `above ${above}`, upTo !== null && `up to ${upTo}`].filter(Boolean).join(' ');
export const fee = (what: string, amount: string) => `${what}: ${amount}`;

// What is missing
export const noPrice = 'We don’t know the ex-showroom price.';
export const noVariantPrice = 'We don’t know the ex-showroom price of this variant. Ask a dealer.';
export const noPriceBeforeGst =
  'We can’t work out the price before GST. We don’t know the displacement or the tax rate at the time.';
export const noDisplacement = 'We don’t know the displacement.';
export const noMotorPower = 'We don’t know the motor power.';
export const noKerbWeight = 'We don’t know the kerb weight.';
export const noBattery = 'We don’t know the battery capacity.';
export const noRule = (date: string) => `We know no rule for ${formatDateIn('en', date)}.`;
export const noPremiumFor = (size: string) => `The tariff has no premium for ${size}.`;
export const noPremiumForEngine = 'The tariff has no premium for this engine.';
export const noPremium = 'We couldn’t work out one of the premiums.';
export const noRoadTax = 'We couldn’t work out the road tax.';
export const noRoadTaxRule = (state: string, date: string) =>
  `We found no road tax rule for two-wheelers in ${state} on ${formatDateIn('en', date)}. Ask your RTO.`;
export const noTaxForEngine = (state: string) => `${state} publishes no tax for engines this large. Ask your RTO.`;
export const taxedByEngine = (state: string) =>
  `${state} taxes by engine size. We found no rule for electric two-wheelers. Ask your RTO.`;

// The price and the subsidy
export const catalogue = (gst: string | undefined) => (gst ? `Our catalogue. GST: ${gst}` : 'Our catalogue');
export const oldDelhiPrice = (city: string) => `This Delhi price is more than a year old, so ${city} may differ today`;
export const delhiPrice = (city: string) => `This is the Delhi price, so ${city} may differ`;
export const listed = (month: string | null | undefined) =>
  `Ex-showroom price as listed${month ? ` in ${formatMonthIn('en', month)}` : ''}`;
export const withTaxesOfMonth = (price: string) => `${price}, including the taxes of that month`;
export const withGst = (price: string) => `${price}, including GST`;
export const withGstOf = (price: string, percent: number, amount: string) =>
  `${price}, including ${percent}% GST (${amount})`;
export const subsidy = (scheme: string, perKwh: string, limits: { rupees: string | null; percent: number }) =>
  `${scheme} subsidy: ${perKwh} per kWh of battery, at most ${limits.rupees === null ? '' : `${limits.rupees} and `}${limits.percent}% of the ex-factory price`;

// Road tax
const bases = { before_gst: 'the price before GST', ex_showroom: 'the ex-showroom price', road_tax: 'the road tax' };
const subjects = { price: 'prices', displacement: 'engines', kerb_weight: 'a kerb weight' };
export const roadTaxAmount = (state: string, amount: string) => `Road tax in ${state}: ${amount}`;
export const roadTaxShare = (state: string, percent: number, of: TaxBase) =>
  `Road tax in ${state}: ${percent}% of ${bases[of]}`;
export const noElectricRoadTax = (state: string, until: string | undefined) =>
  `No road tax on electric two-wheelers in ${state}${until ? ` until ${formatDateIn('en', until)}` : ''}`;
export const inBand = (tax: string, period: string | undefined, of: keyof typeof subjects, limits: string) =>
  [tax, period, limits && `for ${subjects[of]} ${limits}`].filter(Boolean).join(' ');
export const generalRule = 'We found no rule for electric two-wheelers, so we used the general one';
export const cessAmount = (state: string, amount: string) => `${state} charges ${amount} on every new two-wheeler`;
export const cessShare = (state: string, percent: number, of: TaxBase) =>
  `${state} charges ${percent}% of ${bases[of]}`;

// Insurance
export const ownDamage = (percent: number, zone: string | null, value: string, share: number) =>
  `One-year own-damage cover: ${percent}%${zone === null ? '' : ` in zone ${zone}`} of the insured value of ${value} (${share}% of the price)`;
export const thirdParty = (amount: string, of: 'petrol' | 'electric', limits: string) =>
  `Five-year third-party cover: ${amount} for ${of === 'petrol' ? 'engines' : 'motors'} ${limits}`;
export const personalAccident = (amount: string) => `One-year personal accident cover for the owner: ${amount}`;
export const insuranceGst = (percent: number, premiums: string) => `${percent}% GST on premiums of ${premiums}`;
