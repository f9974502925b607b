import { MegaMenu, useIsAlive } from '@dopahiya/ui-kit';
import { useLocation } from 'react-router';
import { menuAt, sourceOf } from './active-menu.ts';
import { MenuLineUp } from './menu-line-up.tsx';

/** The main menu, its group and entry marked by where the visitor is. */
export function SiteMenu() {
  const { pathname, state } = useLocation();
  // A browser keeps navigation state over reloads, of which the server knows nothing.
  const source = useIsAlive() ? sourceOf(state) : undefined;
  return <MegaMenu label="Main" groups={menuAt(pathname, source)} aside={<MenuLineUp />} />;
}
