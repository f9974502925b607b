import { HeaderUser } from '@dopahiya/auth';
import { HeaderSearch } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain/site';
import { islands } from '@dopahiya/site';
import { HeaderCity } from '@dopahiya/tools';
import { Header } from '@dopahiya/ui-kit/frame';

const { SiteMenu } = islands(() => import('./late-frame.ts'), { SiteMenu: { minHeight: '48px' } });

/** The head of every page, with what features put into it. */
export function SiteHeader() {
  return <Header home={paths.home} search={search} city={city} user={<HeaderUser />} menu={<SiteMenu />} />;
}

const search = <HeaderSearch />;
const city = <HeaderCity />;
