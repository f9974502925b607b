import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/static-page.ts';
import type * as Hindi from './static-page.ts';

export const home = 'होम';
export const onThisPage = 'इस पेज पर';

export type Checked = Translation<typeof Hindi, typeof English>;
