import { readItem } from '../read-choices.ts';
import type { MessageParts } from '../said.ts';
import { hasMoney } from './list-conditions.ts';

/** Charges that are only ever mentioned because a dealer demands them. */
const alwaysDemanded: ReadonlySet<string> = new Set(['handling', 'hsrp']);
/** Charges that are also mentioned in other contexts; these need an amount and a demand to count. */
const seldomDemanded: ReadonlySet<string> = new Set(['insurance', 'rto']);

/** Checks whether a message is about an extra charge demanded by a dealer. */
export function isDemanded(said: MessageParts): boolean {
  const item = readItem(said.words);
  if (said.has('quotation')) return true;
  if (item === undefined) return said.has('dealer') && hasMoney(said) && said.has('demand');
  if (item === 'warranty') return false;
  if (alwaysDemanded.has(item)) return true;
  if (seldomDemanded.has(item)) return hasMoney(said) && said.has('demand') && !said.has('rc');
  return said.has('demand') || hasMoney(said);
}
