import type { CompareMode } from '../comparison/comparison-address.ts';

/** Part of the bike list named by the URL of a page without scripts. */
export interface ChoiceQuery {
  /** Index of the slot, from 0. */
  slot: number;
  type: CompareMode;
  search: string;
  page: number;
}

/** Parses the list from `?change=2&search=…&type=electric&page=3`; null if the URL names none. */
export function choiceQueryOf(mode: CompareMode, search: URLSearchParams): ChoiceQuery | null {
  const slot = Number(search.get('change')) - 1;
  if (!Number.isInteger(slot) || slot < 0) return null;
  return {
    slot,
    type: mode === 'electric' || search.get('type') === 'electric' ? 'electric' : 'bikes',
    search: (search.get('search') ?? '').trim(),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}

/** Returns the URL of a bike list on the current page. */
export function choiceAddress({ slot, type, search, page }: ChoiceQuery): string {
  const query = new URLSearchParams({ change: `${slot + 1}` });
  if (type === 'electric') query.set('type', type);
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', `${page}`);
  return `?${query}#choice`;
}
