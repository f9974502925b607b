import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bikes-page.ts';
import type * as Hindi from './bikes-page.ts';

export const filters = 'फ़िल्टर';
export const filtersChosen = (count: number) => `फ़िल्टर (${count})`;
export const chosenFilters = 'चुने हुए फ़िल्टर';
export const clearAll = 'सब हटाइए';
/** 'Show 8 bikes', and 'Show bikes' where the number is not known or not seen. */
export const showBikes = (count: number | undefined, number: (text: string) => ReactNode) =>
  count === undefined
    ? 'बाइकें दिखाइए'
    : sentence(number(`${count} `), plural(count, { one: 'बाइक दिखाइए', other: 'बाइकें दिखाइए' }));

const bikesWithout = (count: number) => plural(count, { one: `${count} बाइक`, other: `${count} बाइकें` });
export const unknownLeftOut = (count: number) => `${bikesWithout(count)} छिपी: सीट की ऊँचाई या वज़न पता नहीं। दिखाइए`;
export const unknownKept = (count: number) => `${bikesWithout(count)} बिना सीट की ऊँचाई या वज़न के भी दिख रही हैं। छिपाइए`;

export const budget = 'बजट';
export const brand = 'ब्रांड';
export const bodyStyle = 'स्टाइल';
export const fuel = 'ईंधन';
export const engine = 'इंजन';
export const mileage = 'माइलेज';
export const range = 'रेंज';
export const figureKinds = 'प्रमाणित या कंपनी के आँकड़े; दोनों न हों तो मालिकों के बताए';
export const seatHeight = 'सीट की ऊँचाई';
export const weight = 'वज़न';
export const abs = 'ABS';
export const any = 'कोई भी';

export type Checked = Translation<typeof Hindi, typeof English>;
