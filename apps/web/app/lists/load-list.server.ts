import { findBikeList } from '@dopahiya/discovery';
import { data, type LoaderFunctionArgs } from 'react-router';
import { findList } from '../data/discovery-pages.ts';
import { listAddressAt } from '../data/list-address-at.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { locationOf } from '../data/page-data.ts';

type Load = ReturnType<typeof loadOnServer>;

/** There is no end of what visitors may ask for: such pages are made for each and kept for nobody else. */
const unkept = { 'cache-control': 'private, max-age=60' };

/** A loader whose page is not kept when its address narrows it; export `loaderHeaders` as the route's `headers`. */
export function keptUnlessNarrowed(load: Load): Load {
  return async (args) => {
    const { init } = await load(args);
    const isNarrowed = listAddressAt(locationOf(args)).parameters.length > 0;
    return data(null, { ...init, ...(isNarrowed && { headers: unkept }) });
  };
}

const load = keptUnlessNarrowed(loadOnServer(findList));

/** A `loader` for any page that is one list of bikes; 404 where the address names none. */
export async function loadList(args: LoaderFunctionArgs) {
  return findBikeList(listAddressAt(locationOf(args))).list ? load(args) : data(null, { status: 404 });
}
