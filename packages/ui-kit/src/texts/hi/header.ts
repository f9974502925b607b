import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/header.ts';
import type * as Hindi from './header.ts';

export const home = 'Dopahiya का होम पेज';
export const search = 'खोजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
