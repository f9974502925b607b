import { Later } from '@dopahiya/ui-kit';
import type { MenuLineUpKind } from './menu-line-up.tsx';

const load = async () => (await import('./menu-line-up.tsx')).MenuLineUp;

/** `MenuLineUp`, loaded when its menu is opened. */
export const LaterMenuLineUp = ({ kind }: { kind: MenuLineUpKind }) => <Later browserOnly load={load} kind={kind} />;
