import type { ReactNode } from 'react';
import { grids, Room } from '../line-up/line-up.styles.ts';
import { fitting, longestOf, type Standing } from '../stage/scale.ts';

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

/** Bikes in rows, each row on one stage, all to one scale. Renders a `<ul>`. */
export function BikeRow<Bike extends LineUpItem>({ bikes, children, columns = 4, label }: BikeRowProps<Bike>) {
  const Grid = grids[columns];
  return (
    <Room style={fitting(longestOf(bikes))}>
      <Grid aria-label={label}>
        {bikes.map((bike, index) => (
          <li key={bike.id}>{children(bike, index)}</li>
        ))}
      </Grid>
    </Room>
  );
}
