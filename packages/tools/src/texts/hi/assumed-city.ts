import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/assumed-city.ts';
import type * as Hindi from './assumed-city.ts';

/** For which city something is worked out, and why for this one. */
export const assumed = (city: string) => `${city} के लिए। बदलना हो तो अपना शहर चुनिए।`;
export const chosen = (city: string) => `आपके शहर ${city} के लिए।`;
export const named = (city: string) => `${city} के लिए।`;

export type Checked = Translation<typeof Hindi, typeof English>;
