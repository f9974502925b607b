import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/new-bikes-page.ts';
import type * as Hindi from './new-bikes-page.ts';

export const justLaunched = 'अभी-अभी आई';
export const justLaunchedBikes = 'अभी-अभी आई बाइकें';
export const failed = 'अभी आई बाइकें नहीं आ सकीं';
export const failedWhy = 'बाइकें लाने में गड़बड़ी हुई';

export type Checked = Translation<typeof Hindi, typeof English>;
