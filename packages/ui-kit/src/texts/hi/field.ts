import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/field.ts';
import type * as Hindi from './field.ts';

export const hidePassword = 'पासवर्ड छिपाइए';
export const showPassword = 'पासवर्ड दिखाइए';

export const roomFor = (max: number) => `${formatNumber(max)} अक्षर तक`;
export const charactersOf = (count: number, max: number) => `${formatNumber(max)} में से ${formatNumber(count)} अक्षर`;

export type Checked = Translation<typeof Hindi, typeof English>;
