import { paths } from '@dopahiya/domain';
import { Button, Icon, VisuallyHidden } from '@dopahiya/ui-kit';
import { useId } from 'react';
import * as S from './hero-search.styles.ts';

const brands = ['Triumph', 'Honda', 'Kawasaki', 'Hero', 'Yamaha', 'BMW'];

/** The search of the home page: a form and six brands, all of which lead to the search page. */
export function HeroSearch() {
  const field = useId();
  return (
    <S.Search>
      <S.Box method="get" action={paths.search}>
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
        <Button type="submit">Search</Button>
      </S.Box>
      <S.Brands aria-label="Search for a brand">
        {brands.map((brand) => (
          <li key={brand}>
            <S.Brand to={`${paths.search}?q=${brand}`}>{brand}</S.Brand>
          </li>
        ))}
      </S.Brands>
    </S.Search>
  );
}
