import { paths } from '@dopahiya/domain/site';
import { riderFit } from '@dopahiya/drawing';
import { ChipLink } from '@dopahiya/ui-kit';
import { riderHeight, useRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/bike-list';

/** Leads a visitor who once gave their height to the bikes on which both feet stand flat; nothing for others. */
export function FitChip() {
  const [height] = useRemembered(riderHeight);
  if (height === null) return null;
  // The inside leg with shoes is as high as a saddle may be.
  const { leg } = riderFit(0, height);
  return <ChipLink to={{ pathname: paths.bikes, search: `max_seat_height=${leg}` }}>{texts.fits(height)}</ChipLink>;
}
