import type { ReactNode } from 'react';
import { grids, Room } from '../line-up/line-up.styles.ts';
import { fitting, longestOf, type Standing } from '../stage/scale.ts';

/** Item of a row: its unique id, and its drawing's frame for the scale. */
export interface LineUpItem extends Standing {
  id: number | string;
}

export interface BikeRowProps<Bike extends LineUpItem> {
  /** Bikes, wrapped into as many rows as needed. */
  bikes: readonly Bike[];
  /** Renders one bike, e.g. a `BikeCard`. */
  children: (bike: Bike, index: number) => ReactNode;
  /** Bikes per row on wide screens; two below. @default 4 */
  columns?: 3 | 4;
  /** Label of the list for screen readers. */
  label?: string;
}

/** Rows of bikes at one scale, each row on a shared stage. Renders a `<ul>`. */
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
