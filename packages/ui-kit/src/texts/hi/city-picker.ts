import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/city-picker.ts';
import type * as Hindi from './city-picker.ts';

export const city = (name: string) => `शहर: ${name}`;
export const loading = 'आ रहा है';
export const searchCity = 'शहर खोजिए';
export const noCities = 'कोई शहर नहीं मिला';

export type Checked = Translation<typeof Hindi, typeof English>;
