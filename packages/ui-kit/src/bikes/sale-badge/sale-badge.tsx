import { type BikeInLife, saleStatusOf } from '@dopahiya/domain/bikes';
import * as texts from '#texts/sale-badge';
import { Badge, type BadgeProps } from '../../badge/badge.tsx';

export interface SaleBadgeProps extends Pick<BadgeProps, 'size'> {
  /** The bike whose name it stands beside. */
  bike: BikeInLife;
}

/**
 * Says beside a bike's name that nobody can buy it new today: it is no longer made, or not yet sold. Nothing for a bike on
 * sale, so that it may stand wherever bikes stand among others. Renders a
 * `<span>` with the space before it.
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
