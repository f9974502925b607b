/** Words of the EMI calculator’s schedule, and of the bikes below it. */
export const showSchedule = (count: number) => `All ${count} instalments`;
export const print = 'Print';
export const download = 'Download as CSV';
export const share = 'Share';
export const shareTitle = 'What this bike loan costs';
export const fileName = 'bike-loan.csv';
export const columns = {
  number: 'Instalment',
  payment: 'EMI',
  interest: 'Interest',
  principal: 'Principal',
  extra: 'Part payment',
  debt: 'Still owed',
};

export const bikesWithin = (loan: string) => `Bikes within ${loan}`;
export const bikesNote = 'Ex-showroom prices in Delhi, before tax, registration and insurance.';
export const noBikes = 'No bikes found within this loan';
export const bikesFailed = 'Error Loading Bikes';
export const bikesFailedHint = 'Failed to load bikes';
export const allBikes = 'All bikes within this price';
export const onRoad = (city: string) => `On-road prices in ${city}`;
