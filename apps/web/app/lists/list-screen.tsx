import {
  type BikeList,
  bikeListHead,
  findBikeList,
  InvalidListPage,
  type ListAddress,
  useListedPages,
} from '@dopahiya/discovery';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { listAddressAt } from '../data/list-address-at.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ListSurroundings } from './list-surroundings.tsx';

interface ListedProps {
  list: BikeList;
  address: ListAddress;
}

interface ListScreenProps {
  /** Draws the list. */
  page: ComponentType<ListedProps>;
}

/** The page of the list that the address names, with its head; or what is wrong with the address. */
export function ListScreen({ page }: ListScreenProps) {
  const { pathname, search } = useLocation();
  const address = listAddressAt({ path: pathname, search: new URLSearchParams(search) });
  const { list, problem } = findBikeList(address);
  if (list) return <Listed list={list} address={address} page={page} />;
  return (
    <>
      <PageHead title={`${problem} | Dopahiya`} description="There is no list of bikes at this address." />
      <InvalidListPage problem={problem} />
    </>
  );
}

function Listed({ list, address, page: Page }: ListedProps & ListScreenProps) {
  const { data } = useListedPages(address);
  return (
    <>
      <PageHead {...bikeListHead(list, address, data?.pages[0]?.results)} />
      <ListSurroundings>
        <Page list={list} address={address} />
      </ListSurroundings>
    </>
  );
}
