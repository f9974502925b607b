import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paintedBelow } from '../../below/painted-below.ts';
import { grids, Room } from '../line-up/line-up.styles.ts';
import { fitting, longestOf, type Standing } from '../stage/scale.ts';
import { theme } from '../../theme/theme.ts';

/** What a line-up shows: told apart by its id, to scale by the frame of its drawing. */
export interface LineUpItem extends Standing {
  id: number | string;
}

export interface BikeRowProps<Bike extends LineUpItem> {
  /** The bikes; more than fit in a row stand in further rows. */
  bikes: readonly Bike[];
  /** Draws one bike: a `BikeCard`. */
  children: (bike: Bike, index: number) => ReactNode;
  /** How many stand in a row on wide screens; below, there are two. @default 4 */
  columns?: 3 | 4;
  /** What the list is of, told to screen readers. */
  label?: string;
}

/** So many bikes may be in sight before a visitor scrolls. */
const inSight = 8;

/** Bikes in rows, each row on one stage, all to one scale. Renders a `<ul>`. */
export function BikeRow<Bike extends LineUpItem>({ bikes, children, columns = 4, label }: BikeRowProps<Bike>) {
  const Grid = grids[columns];
  return (
    <Room style={fitting(longestOf(bikes))}>
      <Grid aria-label={label}>
        {bikes.map((bike, index) => {
          const card = children(bike, index);
          const Item = index < inSight ? 'li' : BelowItem;
          return <Item key={bike.id}>{card}</Item>;
        })}
      </Grid>
    </Room>
  );
}

/** As high as a card of a list, with its note, its highlights and its buttons. */
const BelowItem = styled.li`
  --text: 292px;
  ${paintedBelow('calc(var(--stage) + var(--text))')}

  ${theme.media.m} {
    --text: 296px;
  }
`;
