import { type ComponentType, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { BikeList } from '../bike-list/bike-list.ts';
import { type ListAddress, readListAddress } from '../bike-list/list-address.ts';
import { findBikeList } from '../lists/find-bike-list.ts';

interface ListHereProps {
  page: ComponentType<{ list: BikeList; address: ListAddress }>;
  /** Path of the page, until a link leads elsewhere. */
  path: string;
}

/** Shows the list that the address names, as the shell does. */
export function ListHere({ page: Page, path }: ListHereProps) {
  const { search } = useLocation();
  const { address, list, problem } = useMemo(() => {
    const read = readListAddress(path, new URLSearchParams(search));
    return { address: read, ...findBikeList(read) };
  }, [path, search]);
  return list ? <Page list={list} address={address} /> : <p>{problem}</p>;
}
