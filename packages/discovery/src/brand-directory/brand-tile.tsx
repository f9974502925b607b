import { type Brand, formatNumber, paths } from '@dopahiya/domain';
import { theme } from '@dopahiya/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { BrandMark } from '../brand-page/brand-mark.tsx';

/** A brand with its mark, where it comes from and how many models it has; leads to its page. */
export function BrandTile({ brand }: { brand: Brand }) {
  const { name, slug, country_of_origin, founded_year, bike_count } = brand;
  const origin = [country_of_origin, founded_year && `since ${founded_year}`].filter(Boolean).join(', ');
  return (
    <Tile to={paths.brand(slug)} discover="none">
      <BrandMark brand={brand} />
      <span>
        <strong>{name}</strong>
        {origin && <small>{origin}</small>}
        {bike_count !== null && <small>{`${formatNumber(bike_count)} ${bike_count === 1 ? 'model' : 'models'}`}</small>}
      </span>
    </Tile>
  );
}

const Tile = styled(Link)`
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
