import { ApiError, isWrongAddress, messageOf } from '@dopahiya/api-client';
import { islands } from '@dopahiya/site';
import { ErrorPanel, showLoadFailure } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-list';
import type { BikeList } from './bike-list.ts';
import type { ListAddress } from './list-address.ts';

const { BeyondEnd, WrongList } = islands(
  () => import('./around-bikes.ts'),
  { BeyondEnd: { minHeight: '300px' }, WrongList: { minHeight: '300px' } },
  { onFailure: showLoadFailure },
);

export interface ListFailureProps {
  list: BikeList;
  address: ListAddress;
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Says why a list cannot be shown, with the way to try again. */
export function ListFailure({ list, address, error, retrying, onRetry }: ListFailureProps) {
  const isBeyondEnd = address.page > 1 && error instanceof ApiError && error.status === 404;
  if (isBeyondEnd) return <BeyondEnd list={list} address={address} />;
  if (list.parameters?.length && isWrongAddress(error)) return <WrongList list={list} why={error.message} />;
  const { title, message = (failed) => messageOf(failed, texts.failed) } = list.failure;
  return <ErrorPanel title={title} message={message(error)} onRetry={onRetry} retrying={retrying} />;
}
