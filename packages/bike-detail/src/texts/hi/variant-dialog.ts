import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/variant-dialog.ts';
import type * as Hindi from './variant-dialog.ts';

export const title = 'वेरिएंट चुनिए';
export const listLabel = 'वेरिएंट';
export const exShowroom = (qualifier: string, price: string) => `${qualifier}: ${price}`;
export const onRoad = (city: string, price: string) => `ऑन-रोड, ${city}: ${price}`;

export type Checked = Translation<typeof Hindi, typeof English>;
