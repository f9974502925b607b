import type { KeyFigure } from '../../key-figures.ts';

export const missingTitle = 'Bike not found | Dopahiya';
export const missingDescription = 'There is no bike at this address.';
export const pendingTitle = 'Bike | Dopahiya';
export const pendingDescription = 'Price, specifications and colours of a bike.';

export const title = (name: string) => `${name}: price, specifications, colours | Dopahiya`;
export const priced = (name: string, price: string, qualifier: string) => `${name}: ${price}, ${qualifier}.`;
export const unpriced = (name: string) => `${name}.`;
export const figures = (all: readonly KeyFigure[]) =>
  `${all.map(({ label, value, unit }) => `${label} ${value} ${unit}`).join(', ')}.`;
export const pictureAlt = (name: string) => `${name}, drawn to scale`;
