import { LaterMenuLineUp } from '@dopahiya/discovery';
import { MegaMenu, type MenuGroup } from '@dopahiya/ui-kit/frame';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/menu';
import { menuAt, type MenuGroupHere, sourceOf } from './active-menu.ts';

const never = () => () => undefined;

/** The main menu, its group and entry marked by where the visitor is. */
export function SiteMenu() {
  const { pathname, state } = useLocation();
  // A browser keeps navigation state over reloads, of which the server knows nothing.
  const source = useSyncExternalStore(
    never,
    () => sourceOf(state),
    () => undefined,
  );
  return <MegaMenu label={texts.label} groups={menuAt(pathname, source).map(withBikes)} />;
}

function withBikes({ lineUp, ...group }: MenuGroupHere): MenuGroup {
  return lineUp ? { ...group, aside: <LaterMenuLineUp kind={lineUp} /> } : group;
}
