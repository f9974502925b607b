import { BikeRowSkeleton, type BikeRowSkeletonProps } from '@dopahiya/ui-kit/bikes';
import { use } from 'react';
import { CardTools } from './card-tools.ts';

/** Stands in place of `ListedBikes` that are on their way, with the height of their cards. */
export function ListedBikesSkeleton(props: Pick<BikeRowSkeletonProps, 'count' | 'columns' | 'label'>) {
  const tools = use(CardTools) ? 1 : 0;
  return <BikeRowSkeleton action="link" note="line" tools={tools} {...props} />;
}
