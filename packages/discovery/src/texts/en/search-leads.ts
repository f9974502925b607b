import { formatPrice } from '@dopahiya/domain/site';

export const title = 'Quick links';
export const choose = 'Bikes that no other one beats for what you need';
export const price = (bike: string, city: string | null) =>
  city === null ? `On-road price of the ${bike}` : `On-road price of the ${bike} in ${city}`;
export const emi = (bike: string, amount: number) =>
  `EMI for the ${bike}, on its ex-showroom price of ${formatPrice(amount)}`;
export const compare = (bikes: readonly string[]) => `Compare ${new Intl.ListFormat('en-IN').format(bikes)}`;
export const figures = (bike: string) => `Specifications of the ${bike}`;
export const colours = (bike: string) => `Colours of the ${bike}`;
export const reviews = (bike: string) => `Reviews of the ${bike}`;
