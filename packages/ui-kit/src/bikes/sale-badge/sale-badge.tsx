import { type BikeInLife, saleStatusOf } from '@dopahiya/domain/bikes';
import * as texts from '#texts/sale-badge';
import { Badge, type BadgeProps } from '../../badge/badge.tsx';

export interface SaleBadgeProps extends Pick<BadgeProps, 'size'> {
  /** Bike next to whose name it is shown. */
  bike: BikeInLife;
}

/**
 * Badge for a bike that is discontinued or upcoming; nothing for one on sale, so that it can be used in any
 * list. Renders a `<span>` with a leading space.
 */
export function SaleBadge({ bike, size = 'm' }: SaleBadgeProps) {
  const status = saleStatusOf(bike);
  if (status !== 'discontinued' && status !== 'upcoming') return null;
  return (
    <>
      {' '}
      <Badge tone="plain" size={size}>
        {texts.away[status]}
      </Badge>
    </>
  );
}
