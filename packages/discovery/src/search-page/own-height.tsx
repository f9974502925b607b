import { type Reading, withHeight } from '@dopahiya/engines/plain-words';
import { LateNavigate } from '@dopahiya/site';
import { riderHeight, useRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/search-page';
import { toSearch } from './to-search.ts';

/**
 * Searches on with the remembered height where somebody asks 'for my height', which only their browser knows; says what to do
 * where it is not known, and nothing where nobody asks.
 */
export function OwnHeight({ reading }: { reading: Reading }) {
  const [height] = useRemembered(riderHeight);
  if (!reading.parts.some(({ isOwnHeight }) => isOwnHeight)) return null;
  const said = height === null ? null : withHeight(reading, height);
  return said === null ? <p>{texts.heightMissing}</p> : <LateNavigate to={toSearch(said)} />;
}
