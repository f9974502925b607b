import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/description.ts';
import type * as Hindi from './description.ts';

export const title = 'इस बाइक के बारे में';

export type Checked = Translation<typeof Hindi, typeof English>;
