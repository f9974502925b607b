import { Deferred } from '@dopahiya/ui-kit';
import { MegaMenu } from '@dopahiya/ui-kit/frame';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/menu';
import { menuAt, sourceOf } from './active-menu.ts';

const loadLineUp = async () => (await import('./menu-line-up.tsx')).MenuLineUp;
const nothing = {};
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
  const aside = <Deferred load={loadLineUp} isWanted given={nothing} />;
  return <MegaMenu label={texts.label} groups={menuAt(pathname, source)} aside={aside} />;
}
