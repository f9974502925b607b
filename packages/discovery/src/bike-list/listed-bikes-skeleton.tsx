import { BikeRowSkeleton, type BikeRowSkeletonProps } from '@dopahiya/ui-kit/bikes';
import { use } from 'react';
import { CardTools } from './card-tools.ts';

/** Skeleton of `ListedBikes`, with the same card height. */
export function ListedBikesSkeleton(props: Pick<BikeRowSkeletonProps, 'count' | 'columns' | 'label'>) {
  const tools = use(CardTools) ? 1 : 0;
  return <BikeRowSkeleton action="link" note="line" tools={tools} {...props} />;
}
