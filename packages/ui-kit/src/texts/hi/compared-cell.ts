import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/compared-cell.ts';
import type * as Hindi from './compared-cell.ts';

export const differs = 'अलग है';

export type Checked = Translation<typeof Hindi, typeof English>;
