import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/moved-page.ts';
import type * as Hindi from './moved-page.ts';

export const headTitle = 'Dopahiya';
export const headDescription = 'यह पेज दूसरी जगह चला गया है।';

export type Checked = Translation<typeof Hindi, typeof English>;
