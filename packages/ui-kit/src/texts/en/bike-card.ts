import type { ReactNode } from 'react';
import { sentence } from '../../sentence/sentence.ts';

type Hide = (text: string) => ReactNode;

/** What a button does, and for screen readers of which bike. */
export const actionFor = (action: string, bike: string, hide: Hide) => sentence(action, ' ', hide(`for ${bike}`));
export const enlarge = (bike: string) => `Enlarge ${bike}`;
export const electric = 'Electric';
export const expectedPrice = 'Expected Price';
export const highlights = (bike: string, hide: Hide) => sentence('Key highlights ', hide(`of ${bike}`));

export const comingSoon = 'Coming Soon';
export const launch = (day: string) => `Launch ${day}`;
