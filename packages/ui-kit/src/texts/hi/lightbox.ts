import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/lightbox.ts';
import type * as Hindi from './lightbox.ts';

export const close = 'बंद कीजिए';
export const previous = 'पिछली तस्वीर';
export const next = 'अगली तस्वीर';
export const position = (number: number, count: number) => `${count} में से ${number}`;

export type Checked = Translation<typeof Hindi, typeof English>;
