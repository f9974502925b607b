import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/home-sections.ts';
import type * as Hindi from './home-sections.ts';

export const teaser = 'लोकप्रिय तुलनाएँ';
export const featured = 'साथ-साथ, पैमाने पर';
export const compareBikes = 'बाइकें मिलाइए';
export const compareElectric = 'इलेक्ट्रिक मिलाइए';
export const compareMore = 'और बाइकें मिलाइए';

export const comparisons = 'तुलनाएँ';
export const featuredComparisons = 'चुनी हुई तुलनाएँ';
export const pair = (one: string, other: string) => `${one} और ${other}`;
export const either = (one: ReactNode, other: ReactNode, { or }: { or: (text: string) => ReactNode }) =>
  sentence(one, ' ', or('या'), ' ', other);
/** How far apart two prices are, and what they are: '₹24,000 difference, ex-showroom, Delhi'. */
export const apart = (amount: string, qualifier: string) => `${amount} का अंतर, ${qualifier}`;
export const versus = 'बनाम';
export const compare = (both: string, { hidden }: { hidden: (text: string) => ReactNode }) =>
  sentence(hidden(`${both} `), 'मिलाइए');

export const previous = 'पिछली तुलनाएँ';
export const next = 'अगली तुलनाएँ';
export const page = (number: number, count: number) => `तुलनाएँ, ${count} में से पेज ${number}`;

export const loading = 'तुलनाएँ आ रही हैं...';
export const failed = (why: string) => `गड़बड़ी: ${why}`;
export const failedWhy = 'तुलनाएँ लाने में गड़बड़ी हुई';
export const none = 'अभी कोई तुलना नहीं है।';
export const refresh = 'फिर से लाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
