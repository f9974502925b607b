import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/gallery.ts';
import type * as Hindi from './gallery.ts';

export const pictures = (of: string) => `तस्वीरें: ${of}`;
export const position = (number: number, count: number) => `${count} में से ${number}`;
export const previous = 'पिछली तस्वीर';
export const next = 'अगली तस्वीर';
export const fullScreen = 'पूरी स्क्रीन';

export type Checked = Translation<typeof Hindi, typeof English>;
