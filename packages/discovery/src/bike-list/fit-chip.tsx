import { paths } from '@dopahiya/domain/site';
import { highestSeat } from '@dopahiya/drawing';
import { ChipLink } from '@dopahiya/ui-kit';
import { riderHeight, useRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/bike-list';

/** Leads a visitor who once gave their height to the bikes on which they stand with both feet, as a search does; nothing for others. */
export function FitChip() {
  const [height] = useRemembered(riderHeight);
  if (height === null) return null;
  return (
    <ChipLink to={{ pathname: paths.bikes, search: `max_seat_height=${highestSeat(height)}` }}>
      {texts.fits(height)}
    </ChipLink>
  );
}
