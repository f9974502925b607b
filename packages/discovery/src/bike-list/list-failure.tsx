import { ApiError, isWrongAddress, messageOf } from '@dopahiya/api-client';
import { ErrorPanel, Later, Skeleton } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-list';
import type { BikeList } from './bike-list.ts';
import type { ListAddress } from './list-address.ts';

const loadBeyondEnd = async () => (await import('./around-bikes.ts')).PageBeyondEnd;
const loadWrongList = async () => (await import('./around-bikes.ts')).WrongList;

const inPlace = <Skeleton height="300px" />;

export interface ListFailureProps {
  list: BikeList;
  address: ListAddress;
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Error state of a list, with a retry button. */
export function ListFailure({ list, address, error, retrying, onRetry }: ListFailureProps) {
  const isBeyondEnd = address.page > 1 && error instanceof ApiError && error.status === 404;
  if (isBeyondEnd) return <Later load={loadBeyondEnd} fallback={inPlace} list={list} address={address} />;
  if (list.parameters?.length && isWrongAddress(error))
    return <Later load={loadWrongList} fallback={inPlace} list={list} why={error.message} />;
  const { title, message = (failed) => messageOf(failed, texts.failed) } = list.failure;
  return <ErrorPanel title={title} message={message(error)} onRetry={onRetry} retrying={retrying} />;
}
