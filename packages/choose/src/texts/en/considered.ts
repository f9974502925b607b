import { plural } from '@dopahiya/domain/site';

export const considered = (count: string, beaten: string, number: number) =>
  `Out of ${count} on sale. Another bike beats ${beaten} ${plural(number, { one: 'that meets', other: 'that meet' })} your needs.`;
export const uses = {
  commute: 'commuting',
  family: 'a family',
  highway: 'the highway',
  first: 'a first bike',
  delivery: 'delivery work',
};
export const abs = 'ABS';
export const minPower = (bhp: string) => `at least ${bhp} bhp`;
export const maxPower = (bhp: string) => `at most ${bhp} bhp`;
export const maxWeight = (kg: string) => `at most ${kg} kg`;
export const minElectricSpeed = (speed: string) => `${speed} km/h or more from electric bikes`;
export const rule = (use: string, asked: readonly string[]) =>
  `Our judgement: for ${use} we ask for a style that suits it, ${asked.join(', ')}.`;
