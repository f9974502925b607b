import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/choose-page.ts';
import type * as Hindi from './choose-page.ts';

export const headTitle = 'Choose | Dopahiya';
export const headDescription = 'Choose: भारत में सबसे ज़्यादा बिकने वाली बाइकों और स्कूटरों के नाम।';

export const home = 'होम';
export const title = 'Choose';
export const intro = 'भारत में सबसे ज़्यादा बिकने वाली बाइकों और स्कूटरों के नाम।';

export type Checked = Translation<typeof Hindi, typeof English>;
