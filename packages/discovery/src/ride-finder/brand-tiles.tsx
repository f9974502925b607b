import { paths } from '@dopahiya/domain/site';
import { Skeleton } from '@dopahiya/ui-kit';
import * as texts from '#texts/ride-finder';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import * as S from './brand-tiles.styles.ts';
import type { FinderBrand } from './finder-queries.ts';

/** Grid of brand tiles, six per row on wide screens; each links to the brand's bikes. */
export function BrandTiles({ brands }: { brands: readonly FinderBrand[] }) {
  if (brands.length === 0) return <S.None>{texts.noBrands}</S.None>;
  return (
    <S.Tiles aria-label={texts.brands}>
      {brands.map(({ id, name, slug, logo, bike_count }) => (
        <li key={id}>
          <S.Tile to={paths.bikesOfBrand(slug)} state={{ name, logo }}>
            <BrandMark brand={{ name, logo }} size="small" />
            <S.Name>{name}</S.Name>
            {bike_count !== null && <S.Count>{texts.models(bike_count)}</S.Count>}
          </S.Tile>
        </li>
      ))}
    </S.Tiles>
  );
}

const expected = 12;

/** Skeleton of the brand tiles. */
export function BrandTilesSkeleton() {
  return (
    <S.Tiles aria-hidden="true">
      {Array.from({ length: expected }, (_, index) => (
        <li key={index}>
          <S.Waiting>
            <Skeleton width="60%" />
          </S.Waiting>
        </li>
      ))}
    </S.Tiles>
  );
}
