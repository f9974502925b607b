import type { UsedBikeFacets } from '@dopahiya/domain/market';
import { addressIn, paths } from '@dopahiya/domain/site';
import { Button, Icon, SearchField, SelectField } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bikes-list';
import { filterOptions } from './filter-options.ts';
import { type Choices, offeredSorts } from './used-bikes-address.ts';
import { useUsedChoices } from './use-used-choices.ts';
import * as S from './used-bikes-list.styles.ts';

export interface UsedBikesFiltersProps {
  choices: Choices;
  /** Filter options with their counts; null while unknown. */
  facets: UsedBikeFacets | null;
}

const inSight = ['brand', 'price', 'city'] as const;
const folded = ['within', 'min_year', 'max_km', 'owner', 'verified', 'deal'] as const;

/**
 * Filters and sort order of the list: each applies at once, the text when it is entered or left; without scripts everything applies with
 * the button.
 */
export function UsedBikesFilters({ choices, facets }: UsedBikesFiltersProps) {
  const form = useUsedChoices(choices);
  const select = (name: (typeof inSight)[number] | (typeof folded)[number]) => (
    <SelectField
      key={name}
      label={texts.labels[name]}
      name={name}
      options={filterOptions(name, facets, choices)}
      defaultValue={choices[name] ?? ''}
    />
  );
  return (
    <search aria-label={texts.filters}>
      <S.Filters method="get" action={addressIn(paths.usedBikes)} {...form}>
        <S.Row>
          <SearchField
            label={texts.search}
            labelled="visibly"
            placeholder={texts.searchPlaceholder}
            name="search"
            maxLength={100}
            defaultValue={choices.search ?? ''}
          />
          {inSight.map(select)}
        </S.Row>
        <S.Rest open={folded.some((name) => choices[name] !== undefined)}>
          <summary>
            <Icon name="chevron-down" size={18} />
            {texts.moreFilters}
          </summary>
          <S.Row>{folded.map(select)}</S.Row>
        </S.Rest>
        <S.Row>
          <SelectField
            label={texts.sort}
            name="sort"
            options={offeredSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
            defaultValue={choices.sort ?? offeredSorts[0]}
          />
          <div>
            <Button type="submit">{texts.show}</Button>
          </div>
        </S.Row>
      </S.Filters>
    </search>
  );
}
