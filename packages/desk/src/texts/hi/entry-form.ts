import { formatMonth, formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/entry-form.ts';
import type * as Hindi from './entry-form.ts';

export const form = 'जानकारी';
export const optional = '(ज़रूरी नहीं)';
export const sections = 'हिस्से:';
export const missing = 'यह नहीं भरा है।';
export const gaps = (count: number) =>
  plural(count, { one: 'एक जानकारी नहीं है:', other: `${formatNumber(count)} जानकारियाँ नहीं हैं:` });
const sure: Record<string, string> = { high: 'पक्का', middle: 'पक्का नहीं' };
export const factOf = (fact: { source: string | null; as_of: string | null; confidence: string | null }) => {
  const when = fact.as_of !== null && (/^\d{4}-\d\d/.test(fact.as_of) ? formatMonth(fact.as_of) : fact.as_of);
  const told = [
    fact.source ?? 'कोई स्रोत नहीं',
    when,
    fact.confidence !== null && (sure[fact.confidence] ?? fact.confidence),
  ];
  return `स्रोत: ${told.filter(Boolean).join(', ')}।`;
};
export const range = (low: string, high: string, unit: string) => `आम तौर पर ${low} से ${high}${unit && ` ${unit}`}।`;
export const outside = (words: string) => `यह आँकड़ा फिर देखिए। ${words}`;
export const yes = 'हाँ';
export const no = 'नहीं';
export const unknown = 'पता नहीं';
export const choose = 'चुनिए';
export const pick = (label: string) => `चुनिए: ${label}`;
export const onePerLine = 'हर लाइन में एक।';
export const name = 'नाम';
export const value = 'टेक्स्ट';
export const number = (index: number) => `नंबर ${formatNumber(index)}`;
export const add = 'जोड़िए';
export const addTo = (list: string) => `${list} में जोड़िए`;
export const full = (count: number) => `${formatNumber(count)} से ज़्यादा नहीं`;
export const remove = (what: string) => `हटाइए: ${what}`;
export const moveUp = (what: string) => `ऊपर कीजिए: ${what}`;
export const moveDown = (what: string) => `नीचे कीजिए: ${what}`;
export const added = 'अंत में जोड़ा गया।';
export const removed = (what: string) => `हटाया गया: ${what}।`;
export const moved = (what: string, place: number) => `${what} अब नंबर ${formatNumber(place)} पर है।`;
export const replace = (label: string) => `${label}: दूसरी चुनिए`;
export const photoTypes = 'JPEG, PNG, WebP या AVIF, कम से कम 1,200 px चौड़ी।';
export const tooLarge = (megabytes: number) => `ज़्यादा से ज़्यादा ${formatNumber(megabytes)} MB की फ़ाइल चुनिए।`;
export const uploaded = 'अपलोड की गई फ़ोटो';
export const sending = 'अपलोड हो रही है';
export const preparing = 'फ़ोटो तैयार हो रही है';
export const notSent = 'फ़ोटो अपलोड नहीं हुई';

export type Checked = Translation<typeof Hindi, typeof English>;
