import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/chosen-bikes.ts';
import type * as Hindi from './chosen-bikes.ts';

export const title = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'बाइक जिससे', other: 'बाइकें जिनसे' })} बेहतर कोई नहीं`;
export const list = 'आपके लिए ठीक बाइकें';
export const onRoad = (city: string, month: string | null) =>
  month === null ? `ऑन-रोड, ${city}` : `ऑन-रोड, ${city} · ${month}`;
export const moved = (moves: readonly (readonly [name: string, why: string])[]) =>
  moves
    .slice(0, 3)
    .map(([name, why]) => `${name}: ${why}।`)
    .join(' ');
export const more = (count: number) => `${formatNumber(count)} और दिखाइए`;
export const moreOf = (step: number, count: number) => `${formatNumber(count)} में से ${formatNumber(step)} और दिखाइए`;
export const tooMany = (count: number) => `${formatNumber(count)} और नहीं दिखाईं। अपनी ज़रूरतें और बताइए।`;
export const compare = (count: number) => `पहली ${count} मिलाइए`;

export const none = 'कोई बाइक ये सब पूरा नहीं करती';
export const noneBecause = (missed: string) => `${missed}। पहले वही ज़रूरत बदलिए।`;
export const noneKnown = 'जो बाइकें ठीक हो सकती हैं, उनके पूरे आँकड़े हमें पता नहीं। क्या ज़रूरी है, वह बदलिए।';

export const uncertain = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'बाइक', other: 'बाइकें' })} ठीक हो सकती हैं, पर हमें पूरा पता नहीं`;
export const uncertainBike = (price: string | null, unknown: string) =>
  price === null ? unknown : `ऑन-रोड ${price}; ${unknown}`;
export const uncertainOthers = (count: string) => `और ${count} दूसरी`;

export type Checked = Translation<typeof Hindi, typeof English>;
