import type { ReactNode } from 'react';
import { Container } from '../../container/container.tsx';
import { MegaMenuGroup } from './mega-menu-group.tsx';
import * as S from './mega-menu.styles.ts';
import { moveFocus } from '../../focus-move/move-focus.ts';

/** Entry of a menu. */
interface MenuItem {
  label: string;
  to: string;
  /** One-line description. */
  hint: string;
  /** Navigation state of the link. */
  state?: unknown;
  /** Whether it links to the current page. */
  isCurrent?: boolean;
}

/** Group of entries, or with `to` instead of `items` a single link. */
export interface MenuGroup {
  label: string;
  to?: string;
  items?: readonly MenuItem[];
  /** Whether the current page belongs to it. */
  isActive?: boolean;
  /** Content next to the entries on wide screens; rendered only while its panel is open. */
  aside?: ReactNode;
}

export interface MegaMenuProps {
  /** Label for screen readers. */
  label: string;
  groups: readonly MenuGroup[];
}

/**
 * Row of groups with full-width panels that open on an 80 ms hover, a tap or by keyboard, one at a time. Panels
 * are native popovers and entries are links, so it works without scripts. Arrow keys move along groups and
 * within a panel. Renders a `<nav>`.
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
