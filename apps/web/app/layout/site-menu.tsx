import { LaterMenuLineUp } from '@dopahiya/discovery';
import { MegaMenu, type MenuGroup } from '@dopahiya/ui-kit/frame';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/menu';
import { menuAt, type MenuGroupHere, sourceOf } from './active-menu.ts';

const never = () => () => undefined;

/** Main menu, with the current group and entry marked. */
export function SiteMenu() {
  const { pathname, state } = useLocation();
  // A browser keeps navigation state across reloads, but the server does not know it.
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
