import { NewBikesPage } from '@dopahiya/discovery';
import { startInBrowser } from '../data/in-browser.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { discoveryPages } from '../data/discovery-pages.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { keptUnlessNarrowed } from '../lists/load-list.server.ts';

export { loaderHeaders as headers } from '../lists/loader-headers.ts';

export const loader = keptUnlessNarrowed(loadOnServer(discoveryPages.newBikes.find));
export const clientLoader = startInBrowser(discoveryPages.newBikes.find);

export default function NewBikesRoute() {
  return <ListScreen page={NewBikesPage} />;
}
