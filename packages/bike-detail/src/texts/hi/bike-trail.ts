import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-trail.ts';
import type * as Hindi from './bike-trail.ts';

export const home = 'होम';

export type Checked = Translation<typeof Hindi, typeof English>;
