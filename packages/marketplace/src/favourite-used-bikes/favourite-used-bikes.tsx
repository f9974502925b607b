import { placeName } from '@dopahiya/domain/places';
import { usedBikeFavourite } from '@dopahiya/domain/account';
import { type UsedBike, usedBikePath } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { Link, theme } from '@dopahiya/ui-kit';
import { FavouriteButton } from '@dopahiya/ui-kit/bikes';
import { toggleFavourite } from '@dopahiya/visitor';
import { styled } from 'styled-components';
import * as texts from '#texts/favourite-used-bikes';
import { nameOf } from '../used-bikes-page/used-bike-card.ts';

export interface FavouriteUsedBikesProps {
  /** Used bikes that the visitor saved, latest first; some may be sold. */
  bikes: readonly UsedBike[];
}

/** List of the used bikes that a visitor saved, with their current status. */
export function FavouriteUsedBikes({ bikes }: FavouriteUsedBikesProps) {
  return (
    <>
      <Title>{texts.title}</Title>
      <List aria-label={texts.title}>
        {bikes.map((bike) => (
          <Line key={bike.id}>
            <FavouriteButton
              label={texts.takeOut(titleOf(bike))}
              pressed
              edge="start"
              onToggle={() => toggleFavourite(usedBikeFavourite(bike.id))}
            />
            <div>
              <Link to={usedBikePath(bike)}>{titleOf(bike)}</Link>
              <Facts>{factsOf(bike).join(' · ')}</Facts>
            </div>
          </Line>
        ))}
      </List>
    </>
  );
}

const titleOf = (bike: UsedBike): string => `${bike.brand_details.name} ${nameOf(bike)}`;

function factsOf({ status, expected_price, year_of_manufacture, city_name, is_sample }: UsedBike): string[] {
  const state = status === 'sold' ? texts.sold : formatPrice(expected_price);
  const facts = [
    state,
    year_of_manufacture?.toString(),
    city_name && placeName(city_name),
    is_sample ? texts.sample : null,
  ];
  return facts.filter((fact) => typeof fact === 'string');
}

const Title = styled.h3`
  margin-top: ${theme.space[5]};
`;

const List = styled.ul.attrs({ role: 'list' })`
  margin-top: ${theme.space[2]};
`;

const Line = styled.li`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  padding-block: ${theme.space[2]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
`;

const Facts = styled.p`
  color: ${theme.color.textMuted};
`;
