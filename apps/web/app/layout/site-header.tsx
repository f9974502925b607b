import { Later, Skeleton } from '@dopahiya/ui-kit';
import { HeaderUser } from '@dopahiya/auth';
import { HeaderSearch } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain/site';
import { HeaderCity } from '@dopahiya/tools';
import { Header } from '@dopahiya/ui-kit/frame';
import { SiteLanguageSwitch } from './site-language-switch.tsx';

const loadMenu = async () => (await import('./site-menu.tsx')).SiteMenu;

/** Header of every page, with the content of its slots. */
export function SiteHeader() {
  return (
    <Header
      home={paths.home}
      search={search}
      city={city}
      language={<SiteLanguageSwitch isShort />}
      user={<HeaderUser />}
      menu={<Later when="touched" load={loadMenu} fallback={<Skeleton height="48px" />} />}
    />
  );
}

const search = <HeaderSearch />;
const city = <HeaderCity />;
