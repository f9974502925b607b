import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/city-box.ts';
import type * as Hindi from './city-box.ts';

/** Words of the box that finds a city, and of lists with one choice in force. */
export const city = 'शहर';
export const citySearch = 'शहर खोजिए...';
export const noCities = 'कोई शहर नहीं मिला';
export const chosen = '(चुना हुआ)';
export const notChosen = (typed: string, inForce: string | null) =>
  inForce === null
    ? `‘${typed}’ अभी चुना नहीं गया है। सूची से शहर चुनिए।`
    : `‘${typed}’ अभी चुना नहीं गया है। अभी ${inForce} दिख रहा है। सूची से शहर चुनिए।`;

export type Checked = Translation<typeof Hindi, typeof English>;
