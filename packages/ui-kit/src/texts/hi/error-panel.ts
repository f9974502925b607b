import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/error-panel.ts';
import type * as Hindi from './error-panel.ts';

export const tryAgain = 'फिर कोशिश कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
