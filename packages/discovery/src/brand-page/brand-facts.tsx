import { placeName } from '@dopahiya/domain/places';
import type { Brand } from '@dopahiya/domain/bikes';
import { formatNumber } from '@dopahiya/domain/site';
import * as texts from '#texts/brand-page';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import * as S from './brand-page.styles.ts';

/** A brand's logo beside its facts; unknown facts are left out. */
export function BrandFacts({ brand }: { brand: Brand }) {
  const { founded_year, country_of_origin, bike_count } = brand;
  const facts = [
    { label: texts.founded, value: founded_year && String(founded_year) },
    { label: texts.country, value: country_of_origin && placeName(country_of_origin) },
    { label: texts.models, value: bike_count && formatNumber(bike_count) },
  ];
  return (
    <S.Facts>
      <BrandMark brand={brand} />
      <S.FactList>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </S.FactList>
    </S.Facts>
  );
}
