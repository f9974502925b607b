import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/slider.ts';
import type * as Hindi from './slider.ts';

export const exactly = (label: string) => `${label}, सटीक`;

export type Checked = Translation<typeof Hindi, typeof English>;
