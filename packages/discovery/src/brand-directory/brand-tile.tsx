import { placeName } from '@dopahiya/domain/places';
import type { Brand } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { SiteLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/brand-directory';
import { BrandMark } from '../brand-mark/brand-mark.tsx';

/** Brand tile with logo, origin and number of models; links to the brand's page. */
export function BrandTile({ brand }: { brand: Brand }) {
  const { name, slug, bike_count } = brand;
  const origin = originOf(brand);
  return (
    <Tile to={paths.brand(slug)}>
      <BrandMark brand={brand} />
      <span>
        <strong>{name}</strong>
        {origin && <small>{origin}</small>}
        {bike_count !== null && <small>{texts.models(bike_count)}</small>}
      </span>
    </Tile>
  );
}

function originOf({ country_of_origin, founded_year: year }: Brand): string | null {
  const country = country_of_origin && placeName(country_of_origin);
  if (!year) return country;
  return country ? texts.fromSince(country, year) : texts.since(year);
}

const Tile = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  height: 100%;
  padding: ${theme.space[4]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
  text-decoration: none;

  > span {
    min-width: 0;
  }
  strong {
    font: ${theme.type.h4};
  }
  small {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
`;
