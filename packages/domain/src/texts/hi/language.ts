import type { Translation } from '../../translation.ts';
import type * as English from '../en/language.ts';
import type * as Hindi from './language.ts';

export const language: string = 'hi-IN';

export type Checked = Translation<typeof Hindi, typeof English>;
