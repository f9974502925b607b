import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/stepper.ts';
import type * as Hindi from './stepper.ts';

export const step = (number: number, count: number) => `${count} में से चरण ${number}`;
/** Stands before the name of a step, for screen readers. */
export const done = 'पूरा हुआ:';

export type Checked = Translation<typeof Hindi, typeof English>;
