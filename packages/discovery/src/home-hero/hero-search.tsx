import { paths } from '@dopahiya/domain/site';
import { Icon, opensElsewhere } from '@dopahiya/ui-kit';
import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import * as texts from '#texts/home-hero';
import { BikeSearch } from '../bike-search/bike-search.tsx';
import * as S from './hero-search.styles.ts';

const brands = ['Triumph', 'Honda', 'Kawasaki', 'Hero', 'Yamaha', 'BMW'];

/** Search of the home page with six brand shortcuts that fill the box; without scripts they link to the search page. */
export function HeroSearch() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const pick = (event: MouseEvent, brand: string) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setText(brand);
    field.current?.focus();
  };
  return (
    <S.Search>
      <S.Box>
        <BikeSearch place="hero" text={text} onText={setText} field={field} trailing={submit} />
      </S.Box>
      <S.Brands aria-label={texts.searchForBrand}>
        {brands.map((brand) => (
          <li key={brand}>
            <S.Brand to={paths.searchFor(brand)} style={letters(brand)} onClick={(event) => pick(event, brand)}>
              {brand}
            </S.Brand>
          </li>
        ))}
      </S.Brands>
    </S.Search>
  );
}

const letters = (brand: string) => ({ '--letters': brand.length }) as CSSProperties;

const submit = (
  <S.Submit type="submit">
    <span>{texts.search}</span>
    <Icon name="arrow-right" />
  </S.Submit>
);
