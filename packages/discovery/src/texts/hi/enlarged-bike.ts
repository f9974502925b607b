import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/enlarged-bike.ts';
import type * as Hindi from './enlarged-bike.ts';

export const close = 'बंद कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
