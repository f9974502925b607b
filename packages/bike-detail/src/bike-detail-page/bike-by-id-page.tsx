import { useApi, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { bikeByIdQuery } from '../bike-by-id-query.ts';
import { failureOf } from '../bike-failure.ts';
import { BikeFailureScreen } from './bike-failure-screen.tsx';
import { BikeOnItsWay } from './bike-on-its-way.tsx';

/** Goes on from the id of a bike to the address of its page; says so when there is no such bike. */
export function BikeByIdPage({ id }: { id: string }) {
  const bike = useQuery(bikeByIdQuery(useApi(), id));
  const error = useShownError(bike);
  const { data, isFetching, refetch } = bike;
  if (data) return <Navigate to={paths.bike(data)} replace />;
  if (error) {
    return <BikeFailureScreen failure={failureOf(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return <BikeOnItsWay card={null} />;
}
