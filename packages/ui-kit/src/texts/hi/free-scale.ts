import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/free-scale.ts';
import type * as Hindi from './free-scale.ts';

export const toScale = 'पैमाने पर';

export type Checked = Translation<typeof Hindi, typeof English>;
