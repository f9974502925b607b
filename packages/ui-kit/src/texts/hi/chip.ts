import type { ReactNode } from 'react';
import { sentence } from '../../sentence/sentence.ts';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/chip.ts';
import type * as Hindi from './chip.ts';

/** A chip that takes something away says so to screen readers. */
export const removed = (what: ReactNode, hide: (text: string) => ReactNode) => sentence(what, hide(' हटाइए'));

export type Checked = Translation<typeof Hindi, typeof English>;
