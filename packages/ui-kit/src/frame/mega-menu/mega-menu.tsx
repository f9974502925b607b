import type { ReactNode } from 'react';
import { Container } from '../../container/container.tsx';
import { MegaMenuGroup } from './mega-menu-group.tsx';
import * as S from './mega-menu.styles.ts';
import { moveFocus } from '../../focus-move/move-focus.ts';

/** One entry of a menu. */
interface MenuItem {
  label: string;
  to: string;
  /** What lies behind it, in a line. */
  hint: string;
  /** Navigation state that goes with it. */
  state?: unknown;
  /** Whether it leads to the page that is shown. */
  isCurrent?: boolean;
}

/** Entries that belong together, or with `to` in place of `items` a single link. */
export interface MenuGroup {
  label: string;
  to?: string;
  items?: readonly MenuItem[];
  /** Whether the page that is shown belongs to it. */
  isActive?: boolean;
  /** Stands beside its entries on wide screens; rendered while its panel is open, and not before. */
  aside?: ReactNode;
}

export interface MegaMenuProps {
  /** What the menu is, told to screen readers. */
  label: string;
  groups: readonly MenuGroup[];
}

/**
 * A row of groups, each with a panel as wide as the page: it opens for a mouse that rests 80 ms, for a tap and for keys,
 * one at a time. The panels are native pop-overs and the entries links, so it needs no script. Arrow keys move along the
 * groups and within a panel. Renders a `<nav>`.
 */
export function MegaMenu({ label, groups }: MegaMenuProps) {
  return (
    <S.Nav aria-label={label}>
      <Container>
        <S.Groups onKeyDown={(press) => moveFocus(press, ':scope > li > :is(a, button)', 'row')}>
          {groups.map((group) => (
            <MegaMenuGroup key={group.label} group={group} />
          ))}
        </S.Groups>
      </Container>
    </S.Nav>
  );
}
