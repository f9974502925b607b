import { paths } from '@dopahiya/domain';
import { Icon, VisuallyHidden } from '@dopahiya/ui-kit';
import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import * as S from './hero-search.styles.ts';

const brands = ['Triumph', 'Honda', 'Kawasaki', 'Hero', 'Yamaha', 'BMW'];

const searchFor = (query: string): string => `${paths.search}?${new URLSearchParams({ q: query })}`;

/** The search of the home page: a form and six brands, all of which lead to the search page. */
export function HeroSearch() {
  const field = useId();
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query === 'string') void navigate(searchFor(query.trim()));
  };
  return (
    <S.Search>
      <S.Box method="get" action={paths.search} onSubmit={search}>
        <label htmlFor={field}>
          <VisuallyHidden>Search by brand, model, or type</VisuallyHidden>
          <Icon name="search" size={22} />
        </label>
        <S.Input
          id={field}
          type="search"
          name="q"
          placeholder="Search by brand, model, or type..."
          required
          pattern=".*\S.*"
          title="Type a brand, a model or a type of bike"
          maxLength={100}
        />
        <S.Submit type="submit">
          <span>Search</span>
          <Icon name="arrow-right" />
        </S.Submit>
      </S.Box>
      <S.Brands aria-label="Search for a brand">
        {brands.map((brand) => (
          <li key={brand}>
            <S.Brand to={searchFor(brand)}>{brand}</S.Brand>
          </li>
        ))}
      </S.Brands>
    </S.Search>
  );
}
