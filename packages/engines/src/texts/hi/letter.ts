import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/letter.ts';
import type * as Hindi from './letter.ts';

export { english, hindi, type LetterWords } from '../en/letter.ts';

export type Checked = Translation<typeof Hindi, typeof English>;
