import { type Reading, withHeight } from '@dopahiya/engines/plain-words';
import { riderHeight, useRemembered } from '@dopahiya/visitor';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/search-page';
import { toSearch } from './to-search.ts';

/**
 * Searches on with the remembered height where somebody asks 'for my height', which only their browser knows; says what to do
 * where it is not known, and nothing where nobody asks.
 */
export function OwnHeight({ reading }: { reading: Reading }) {
  const navigate = useNavigate();
  const [height] = useRemembered(riderHeight);
  const said = height === null ? null : withHeight(reading, height);
  useEffect(() => {
    if (said !== null) void navigate(toSearch(said), { replace: true });
  }, [navigate, said]);
  return withHeight(reading, 0) === null || said !== null ? null : <p>{texts.heightMissing}</p>;
}
