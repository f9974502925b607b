import { defaultCity } from '@dopahiya/domain/places';
import { formatDate, formatMonth } from '@dopahiya/domain/site';

const spanOf = (first: string, last: string) =>
  first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;

/** Texts of figures in articles: columns, rows, and the notes under them. Amounts come formatted, days and months as ISO texts. */
export const figures = {
  formatDate,
  formatMonth,
  placeName: (name: string) => name,
  sourceName: (title: string) => title,
  unknown: 'not known',
  lost: {
    inline: 'a figure that we do not have at present',
    block:
      '_*The figures that stood here cannot be had at present: what they were of has left the catalogue, or a rule has ended.*_',
  },
  basis: {
    exShowroom: (months: { first: string; last: string } | null) =>
      months === null
        ? `ex-showroom, ${defaultCity}`
        : `ex-showroom, ${defaultCity}, ${spanOf(months.first, months.last)}`,
    ruleDay: (day: string) => `taxes, fees and premiums by the rules of ${formatDate(day)}`,
    roadTax: (state: string, source: string) => `road tax of ${state}: ${source}`,
    catalogue: (day: string) => `facts of Dopahiya's catalogue, ${formatMonth(day)}`,
    loan: (interest: number, months: number) =>
      `loan at ${interest} % a year on the reducing balance over ${months} months, paid at the end of each month`,
    footing: 'footing is an estimate from the usual proportions of the body, in riding shoes',
  },
  bike: 'Bike',
  exShowroom: 'Ex-showroom',
  onRoadIn: (place: string) => `On the road in ${place}`,
  months: 'Months',
  instalment: 'Instalment',
  interestInAll: 'Interest in all',
  percent: (value: string) => `${value} %`,
  battery: {
    size: 'Battery',
    from: 'A new one, from',
    to: 'to',
    basis: (from: string, to: string, life: { from: number; to: number; usual: number }) =>
      `our assumption, not a maker's price: ${from} to ${to} a kWh, after ${life.from} to ${life.to} years, usually ${life.usual}`,
  },
  charges: { line: 'Line', amount: 'Amount', rule: 'By which rule', sum: 'Sum of the lines' },
  energy: {
    columns: ['Petrol, a litre', 'Home, a unit', 'Public charger, a unit'],
    city: 'City',
    petrol: 'petrol',
    home: 'home electricity with duties',
    public: 'public chargers with GST',
    noPrice: (name: string) => `${name}: no price known`,
  },
  fits: {
    seat: 'Seat height',
    weight: 'Kerb weight',
    standsOn: (height: number) => `A rider of ${height} cm stands on`,
    footings: {
      flat: 'both feet flat',
      balls: 'balls of both feet',
      tiptoe: 'tiptoes of both feet',
      short: 'one foot at a time',
    },
  },
  flat: {
    what: (interest: number) => `What ${interest} % is`,
    rate: 'True yearly rate',
    flat: 'Flat, on the whole loan to the end',
    reducing: 'Reducing, on what is still owed',
    basis: (amount: string, months: number) =>
      `${amount} over ${months} months, paid at the end of each month, without fees`,
  },
  gst: {
    twoWheeler: 'Two-wheeler',
    petrol: (band: string) => `Petrol, ${band}`,
    electric: 'Electric',
    until: (day: string) => `Until ${formatDate(day)}`,
    since: (day: string) => `Since ${formatDate(day)}`,
    follows: 'A price that follows in full',
    noChange: 'no change',
    less: (percent: string) => `${percent} % less`,
    more: (percent: string) => `${percent} % more`,
    basis: 'GST with its compensation cess',
    rate: 'GST rate',
    amount: 'GST in it',
    before: 'Before GST',
    rateBasis: 'GST at the rate of that month',
  },
  insurance: {
    inAll: 'Insurance in all',
    basis: (bike: string) => `${bike}, before an insurer's discount on own damage`,
  },
  lenders: {
    lender: 'Lender',
    interest: 'Yearly interest',
    fee: 'Fee',
    instalment: 'Instalment at the lowest rate',
    from: (rate: number) => `from ${rate} %`,
    between: (from: number, to: number) => `${from} to ${to} %`,
    basis: (amount: string, months: number) => `${amount} over ${months} months`,
  },
  real: {
    stated: { mileage: 'Stated mileage', range: 'Stated range' },
    units: { mileage: 'kmpl', range: 'km' },
    inUse: 'In real use',
    how: 'How we know',
    reported: 'reported in use',
    estimate: 'our estimate',
    span: (from: number, to: number, unit: string) => `${from} to ${to} ${unit}`,
    basis: 'estimates take a usual share of the stated figure, by size of engine or for batteries',
  },
  renewals: {
    second: 'In year 2',
    sixth: 'In year 6',
    basis:
      'By class of two-wheeler: the tariff with half of own damage taken off, no claim, personal accident and GST; real offers lie from 30 % below to 40 % above',
  },
  states: {
    state: 'State, and its road tax',
    charges: 'Tax and fees',
    onRoad: 'On the road',
    sureness: { high: 'well sourced', medium: 'fairly sourced', low: 'weakly sourced' },
    basis: (ruleDay: string) => `${ruleDay}; 'weakly sourced' means that we found no good source`,
  },
  tenures: {
    total: 'Paid in all',
    basis: (amount: string, interest: number) =>
      `${amount} at ${interest} % a year on the reducing balance, paid at the end of each month, without fees`,
  },
  thirdParty: {
    names: { petrol: 'Engine', electric: 'Motor' },
    units: { petrol: 'cc', electric: 'kW' },
    both: 'Engine or motor',
    premium: 'Five years, before GST',
    basis: (day: string) => `Tariff in force since ${formatDate(day)}`,
  },
  upkeep: {
    service: 'Service a year',
    tyres: 'A pair of tyres',
    lasts: 'Rear tyre lasts',
    span: (from: string, to: string) => `${from} to ${to}`,
    km: (distance: string) => `${distance} km`,
    basis:
      'Spans by class of two-wheeler, rupees of 2026, at 10,000 km a year: general knowledge with spot checks, as our tool for owning counts them',
  },
  variants: { variant: 'Variant' },
  owning: {
    over: (years: number) => (years === 1 ? 'Over a year' : `Over ${years} years`),
    parts: {
      purchase: 'Price on the road',
      energy: 'Energy',
      service: 'Service and tyres',
      insurance: 'Later insurance',
      battery: 'Battery',
      resale: 'Less what it sells for',
    },
    inAll: 'In all',
    perKm: 'A km',
    month: {
      perKm: 'Energy a km',
      energy: 'Energy a month',
      service: 'Service and tyres a month',
      both: 'Both a month',
    },
    petrol: (price: string, day: string) => `petrol at ${price} a litre, ${day}`,
    electricity: (price: string, day: string) => `charged at home at ${price} a unit, ${day}`,
    basis: (place: string, km: string, days: number) =>
      `${place}, ${km} km on ${days} days a month; averages of many possible futures`,
    verdict: (said: Verdict) => {
      const from = said.isSure ? `from ${said.from} to ${said.to} less` : `from ${said.from} more to ${said.to} less`;
      return `**${said.less} costs ${said.saved} less than ${said.more}** on average, ${from} in 8 of 10 cases. It is the cheaper one in ${said.chance} of 100.`;
    },
  },
};

/** Which of two bikes costs less: amounts as texts; `isSure` if it costs less in all of the span. */
export interface Verdict {
  less: string;
  more: string;
  saved: string;
  from: string;
  to: string;
  isSure: boolean;
  chance: number;
}

/** Texts of figures in one language. */
export type FigureTexts = typeof figures;
