import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/logo.ts';
import type * as Hindi from './logo.ts';

export const name = 'Dopahiya';

export type Checked = Translation<typeof Hindi, typeof English>;
