import { BikeListPage, type BikeListPageProps } from '../bike-list/bike-list-page.tsx';
import { JustLaunched } from './just-launched.tsx';

/** What is announced, below what came into the showrooms in the last 30 days. */
export function NewBikesPage({ list, address }: Pick<BikeListPageProps, 'list' | 'address'>) {
  return <BikeListPage list={list} address={address} above={<JustLaunched />} />;
}
