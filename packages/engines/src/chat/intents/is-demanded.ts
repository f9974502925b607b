import { readItem } from '../read-choices.ts';
import type { Said } from '../said.ts';
import { hasMoney } from './list-conditions.ts';

/** Items of which nobody speaks but when a dealer asks for them. */
const alwaysDemanded: ReadonlySet<string> = new Set(['handling', 'hsrp']);
/** Items that are spoken of otherwise too: a sum and a demand belong to them. */
const seldomDemanded: ReadonlySet<string> = new Set(['insurance', 'rto']);

/** Whether a message is about what a dealer asks for beside the price. */
export function isDemanded(said: Said): boolean {
  const item = readItem(said.words);
  if (said.has('quotation')) return true;
  if (item === undefined) return said.has('dealer') && hasMoney(said) && said.has('demand');
  if (item === 'warranty') return false;
  if (alwaysDemanded.has(item)) return true;
  if (seldomDemanded.has(item)) return hasMoney(said) && said.has('demand') && !said.has('rc');
  return said.has('demand') || hasMoney(said);
}
