import { addressIn, paths } from '@dopahiya/domain/site';
import { Button, ButtonLink, SearchField, SelectField } from '@dopahiya/ui-kit';
import type { SubmitEvent } from 'react';
import * as texts from '#texts/news-list';
import type { NewsFilter } from './shown-news.ts';
import * as S from './news-list-page.styles.ts';

export interface NewsFiltersProps {
  filter: NewsFilter;
  /** Brands to choose from. */
  brands: readonly string[];
  onFilter: (filter: NewsFilter) => void;
  /** Searches all articles for the text, not only the loaded ones. */
  onSearchAll: () => void;
}

/** Filters by text and brand: instant with scripts, with a button without. Renders a `<form>`. */
export function NewsFilters({ filter, brands, onFilter, onSearchAll }: NewsFiltersProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearchAll();
  };
  const choices = filter.brand === '' || brands.includes(filter.brand) ? brands : [filter.brand, ...brands];
  return (
    <search>
      <S.Filters method="get" action={addressIn(paths.bikeNews)} onSubmit={submit}>
        <SearchField
          label={texts.search}
          labelled="visibly"
          placeholder={texts.searchPlaceholder}
          name="search"
          maxLength={100}
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
        <SelectField
          label={texts.brand}
          name="brand"
          value={filter.brand}
          options={[{ value: '', label: texts.allBrands }, ...choices.map((name) => ({ value: name, label: name }))]}
          onChange={({ target }) => onFilter({ ...filter, brand: target.value })}
        />
        <S.Actions>
          <S.Submit>
            <Button type="submit">{texts.submit}</Button>
          </S.Submit>
          <ButtonLink to={paths.bikeNews} tone="secondary" onClick={() => onFilter({ text: '', brand: '' })}>
            {texts.clearFilters}
          </ButtonLink>
        </S.Actions>
      </S.Filters>
    </search>
  );
}
