import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/number-field.ts';
import type * as Hindi from './number-field.ts';

/** What is said of a number that was typed; loaded when somebody types. */
export const min = (value: string) => `कम से कम ${value} हो सकता है, इसलिए वही लिया गया।`;
export const max = (value: string) => `ज़्यादा से ज़्यादा ${value} हो सकता है, इसलिए वही लिया गया।`;
export const nearest = (value: string) => `सबसे पास का संभव मान लिया गया: ${value}।`;
export const read = (value: string) => `${value} पढ़ा गया।`;

export type Checked = Translation<typeof Hindi, typeof English>;
