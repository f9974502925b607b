import type { ReactNode } from 'react';
import { sentence } from '../../sentence/sentence.ts';

/** A chip that takes something away says so to screen readers. */
export const removed = (what: ReactNode, hide: (text: string) => ReactNode) => sentence(hide('Remove '), what);
