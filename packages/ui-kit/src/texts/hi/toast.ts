import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/toast.ts';
import type * as Hindi from './toast.ts';

export const dismiss = 'हटाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
