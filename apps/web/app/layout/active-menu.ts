import type { MenuLineUpKind } from '@dopahiya/discovery';
import type { MenuGroup } from '@dopahiya/ui-kit/frame';
import { menuGroups, type MenuSource } from './menu-groups.ts';

type Group = (typeof menuGroups)[number];

/** A menu group on a page, with the kind of bikes shown beside its entries. */
export type MenuGroupHere = MenuGroup & { lineUp?: MenuLineUpKind | undefined };

const isAtOrBelow = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

const isShown = ({ to, covers = [] }: Group['entries'][number], pathname: string): boolean =>
  [to, ...covers].some((path) => isAtOrBelow(pathname, path));

const holds = ({ to, entries, covers = [] }: Group, pathname: string): boolean =>
  to === pathname ||
  entries.some((entry) => isShown(entry, pathname)) ||
  covers.some((path) => isAtOrBelow(pathname, path));

/** Returns the menu source from navigation state; the browser may have kept state of another page or version of the site. */
export function sourceOf(state: unknown): MenuSource | undefined {
  const { source } = (state ?? {}) as { source?: unknown };
  return source === 'bikes' || source === 'electric' ? source : undefined;
}

/** Returns the menu for a page: marks the active group (that of the source if several contain the page) and the current entry. */
export function menuAt(pathname: string, source?: MenuSource): MenuGroupHere[] {
  const owner = menuGroups.find(({ owns }) => owns?.test(pathname));
  const holding = owner ? [owner] : menuGroups.filter((group) => holds(group, pathname));
  const active = holding.find((group) => group.source === source) ?? holding[0];
  return menuGroups.map((group) => {
    const { label, to, entries, lineUp } = group;
    const isActive = group === active;
    if (to !== undefined) return { label, to, isActive };
    const items = entries.map((entry) => itemOf(entry, isActive, pathname));
    return { label, isActive, items, lineUp };
  });
}

function itemOf(entry: Group['entries'][number], isActive: boolean, pathname: string) {
  const { label, to, hint, source } = entry;
  const isCurrent = isActive && isShown(entry, pathname);
  return { label, to, hint, isCurrent, ...(source && { state: { source } }) };
}
