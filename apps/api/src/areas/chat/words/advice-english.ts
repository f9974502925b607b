/** English texts of the chat about situations, guides, brands, fit and advice, and replies to politeness and rudeness. */
export const adviceEnglish = {
  situations: {
    stolen:
      'I am sorry. Call 112 or go to the police at once and file an FIR. Then tell your insurer the same day, and the RTO.',
    accident:
      'I hope nobody is hurt; if somebody is, call 112. Take photos, and tell your insurer before any repair. Tell the police if somebody is hurt.',
    age_limit:
      'A registration is valid for 15 years and can be renewed for 5 more. In Delhi NCR, petrol vehicles above 15 years may not run by court orders; ask the transport department what holds today.',
    csd: 'We do not have CSD prices. Ask your canteen or the CSD portal. Our prices are for everybody else.',
    waiting:
      'We do not know waiting times or stock. Ask two or three showrooms, and have the date written on the receipt.',
    past_price: (year: string) => `We keep only the latest prices, so we do not know what it cost in ${year}.`,
  },
  offices: {
    ofCity: (code: string, city: string, state: string) => `${code} is the RTO code of ${city}, ${state}.`,
    ofState: (code: string, state: string) => `${code} is an RTO in ${state}. We don’t know which town.`,
    unknown: (place: string) => `We don’t know the RTO code of ${place}.`,
  },
  situationFacts: {
    renewal: 'Registration',
    renewalValue: '15 years, then 5 at a time',
    help: 'Emergency',
    year: 'Year',
    code: 'RTO code',
  },
  guide: 'This is what we have about it.',
  opinion: (brand: string) =>
    `Whether ${brand} is right for you depends on the model. This is how its bikes compare with all others on sale.`,
  opinionLabels: {
    models: 'Models on sale',
    prices: 'Prices',
    bestSeller: 'Sells most',
    rating: 'Rating by owners',
    notRated: 'No reviews by owners yet',
    stronger: 'Better than most',
    weaker: 'Weaker than most',
    measures: { price: 'price', mileage: 'mileage', battery_range: 'range', max_power: 'power' },
  },
  insuranceOf: (bike: string, city: string, amount: string) =>
    `Insurance of a new ${bike} costs about ${amount} in ${city}. Other insurers may ask less.`,
  lenderRate: (lender: string, rate: string) =>
    `${lender} was listed with ${rate} a year. Your rate depends on your credit score.`,
  lenderRates: 'These are the lowest listed rates. Your rate depends on your credit score.',
  noLender: (lender: string) => `We have no rate of ${lender}. These are the lowest listed rates.`,
  worthAssumed: (km: string) => `You named no kilometres, so this is for ${km}.`,
  fits: (bike: string) => `Yes. You can put both feet flat on the ground on the ${bike}.`,
  fitsNot: (bike: string) =>
    `No, not with both feet flat on the ground: the seat of the ${bike} is too high for that. Sit on it at a showroom.`,
  fitUnknown: (bike: string) => `We do not know the seat height of the ${bike}, so try it at a showroom.`,
  whichHeight: (bike: string) => `How tall are you? Then I can say whether the ${bike} fits you.`,
  fitLabels: { seat: 'Seat height', reach: 'Highest seat for you' },
  whichBudgetAndUse: 'What is your budget, and what will you use the bike for?',
  whichBudget: 'What is your budget?',
  whichUse: 'What will you use it for?',
  budgets: ['Under ₹80,000', 'Under ₹1 lakh', 'Under ₹1.5 lakh'],
  uses: ['Office', 'College', 'Family'],
  petrolOf: (month: string) => `This is the price of ${month}.`,
  petrolMonth: 'Month',
  pricesOf: 'Prices of',
  india: 'India',
  /** Names of figures by field; an unnamed one is called as its field. */
  fieldLabels: {} as Readonly<Record<string, string>>,
  noDate: 'no date yet',
  upcomingNoDates: 'These are announced. The makers have not named a date.',
  noMonths: 'Over how many months? Give at least one.',
  manners: {
    thanks: 'You are welcome.',
    bye: 'Goodbye, and ride safely.',
    fine: 'All right. Ask me anything else about two-wheelers.',
    abuse: 'I am sorry that I did not help. Ask again in other words, or write to us.',
  },
  human: 'I am a computer program. Write to us, and a person answers.',
};
