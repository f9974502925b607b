import { formatNumber, plural } from '@dopahiya/domain/site';

export const title = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} bike that no other one beats`,
    other: `${formatNumber(count)} bikes that no other one beats`,
  });
export const list = 'Bikes that suit you';
export const onRoad = (city: string, month: string | null) =>
  month === null ? `on road, ${city}` : `on road, ${city} · ${month}`;
export const moved = (moves: readonly (readonly [name: string, why: string])[]) =>
  moves
    .slice(0, 3)
    .map(([name, why]) => `${name}: ${why}.`)
    .join(' ');
export const more = (count: number) => `Show ${formatNumber(count)} more`;
export const moreOf = (step: number, count: number) => `Show ${formatNumber(step)} more of ${formatNumber(count)}`;
export const tooMany = (count: number) => `${formatNumber(count)} more are not shown. Say more of what you need.`;
export const compare = (count: number) => `Compare the first ${count}`;

export const none = 'No bike meets all of this';
export const noneBecause = (missed: string) => `${missed}. Change that need first.`;
export const noneKnown = 'We don’t know enough facts about the bikes that might. Change what matters to you.';

export const uncertain = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} bike may suit, but we don’t know enough`,
    other: `${formatNumber(count)} bikes may suit, but we don’t know enough`,
  });
export const uncertainBike = (price: string | null, unknown: string) =>
  price === null ? unknown.replace(/^./u, (first) => first.toUpperCase()) : `${price} on road; ${unknown}`;
export const uncertainOthers = (count: string, number: number) =>
  `and ${count} ${plural(number, { one: 'other', other: 'others' })}`;
