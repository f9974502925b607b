import { SearchPage } from '@dopahiya/discovery';
import { findList } from '../data/discovery-pages.ts';
import { startInBrowser } from '../data/in-browser.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { loadList } from '../lists/load-list.server.ts';

export { loaderHeaders as headers } from '../lists/loader-headers.ts';

export const loader = loadList;
export const clientLoader = startInBrowser(findList);

export default function SearchRoute() {
  return <ListScreen page={SearchPage} />;
}
