import { HeaderSearch } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain';
import { Header } from '@dopahiya/ui-kit/frame';
import { SiteCity } from './site-city.tsx';
import { SiteMenu } from './site-menu.tsx';
import { SiteUser } from './site-user.tsx';

/** The head of every page, with what features put into it. */
export function SiteHeader() {
  return (
    <Header home={paths.home} search={<HeaderSearch />} city={<SiteCity />} user={<SiteUser />} menu={<SiteMenu />} />
  );
}
