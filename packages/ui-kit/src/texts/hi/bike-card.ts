import type { ReactNode } from 'react';
import { sentence } from '../../sentence/sentence.ts';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-card.ts';
import type * as Hindi from './bike-card.ts';

type Hide = (text: string) => ReactNode;

/** What a button does, and for screen readers of which bike. */
export const actionFor = (action: string, bike: string, hide: Hide) => sentence(hide(`${bike}:`), ' ', action);
export const enlarge = (bike: string) => `${bike} को बड़ा कीजिए`;
export const electric = 'इलेक्ट्रिक';
export const expectedPrice = 'संभावित कीमत';
export const highlights = (bike: string, hide: Hide) => sentence(hide(`${bike} की `), 'मुख्य बातें');

export const comingSoon = 'जल्द आ रही है';
export const launch = (day: string) => `लॉन्च ${day}`;

export type Checked = Translation<typeof Hindi, typeof English>;
