import type { Brand } from '@dopahiya/domain/bikes';
import { normaliseSearchText } from '@dopahiya/domain/typed';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './api-context.ts';
import { brandQueries } from './queries/brand-queries.ts';

/**
 * Returns the brands that a typed text names: those with it in their names; only if there are none, those that the API finds, which also
 * knows Hindi and other names and typos.
 */
export function useNamedBrands<Shown extends Pick<Brand, 'name'>>(brands: readonly Shown[], typed: string) {
  const text = normaliseSearchText(typed);
  const begun = brands.filter(({ name }) => name.toLowerCase().includes(text));
  const isAsked = brands.length > 0 && begun.length === 0;
  const { data = [], isFetching } = useQuery({ ...brandQueries.named(useApi(), text), enabled: isAsked });
  const named: readonly (Shown | Brand)[] = begun.length > 0 ? begun : data;
  return { named, isAsking: isAsked && isFetching };
}
