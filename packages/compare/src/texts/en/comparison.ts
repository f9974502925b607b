export const title = (bikes: readonly string[]) => `${bikes.join(' vs ')}: side by side, to scale | Dopahiya`;
export const price = (bike: string, amount: string, qualifier: string) => `${bike} ${amount} (${qualifier}).`;
export const difference = (sentence: string, figure: string) => `${sentence} (${figure}).`;
export const onlyCompared = (bikes: readonly string[]) => `${bikes.join(' and ')} compared.`;
export const sharedPicture = (bikes: readonly string[]) => `${bikes.join(' and ')} side by side, to scale`;
export const home = 'Home';
export const compareBikes = 'Compare bikes';
export const versus = (bikes: readonly string[]) => bikes.join(' vs ');

export const missingTitle = 'Compare bikes | Dopahiya';
export const missingDescription = 'Compare two to four bikes side by side: size, specifications and on-road price.';

export const notElectric = (bike: string) =>
  `The ${bike} is not electric. Choose electric bikes or compare with all bikes.`;
export const invalidData = 'Invalid data received from API';
