import { Deferred } from '@dopahiya/ui-kit';
import type { MenuLineUpKind } from './menu-line-up.tsx';

const load = async () => (await import('./menu-line-up.tsx')).MenuLineUp;

/** `MenuLineUp`, loaded when a menu is opened that it stands in. */
export const DeferredMenuLineUp = ({ kind }: { kind: MenuLineUpKind }) => (
  <Deferred load={load} isWanted given={{ kind }} />
);
