import { Container, Icon } from '@dopahiya/ui-kit';
import { Link, NavLink, useLocation } from 'react-router';
import { isInGroup, type MenuGroup, menuGroups } from './menu-groups.ts';
import * as S from './site-menu.styles.ts';

/** The main menu: groups open as native pop-overs, so they need no script. */
export function SiteMenu() {
  const { pathname } = useLocation();
  return (
    // A new page closes what was open on the last one.
    <S.Nav aria-label="Main" key={pathname}>
      <Container>
        <S.Groups>
          {menuGroups.map((group, index) => (
            <li key={group.label}>
              {group.to ? (
                <S.GroupLink as={Link} to={group.to} discover="none" data-active={isInGroup(group, pathname)}>
                  {group.label}
                </S.GroupLink>
              ) : (
                <Group group={group} id={`menu-${index}`} isActive={isInGroup(group, pathname)} />
              )}
            </li>
          ))}
        </S.Groups>
      </Container>
    </S.Nav>
  );
}

interface GroupProps {
  group: MenuGroup;
  id: string;
  isActive: boolean;
}

function Group({ group, id, isActive }: GroupProps) {
  return (
    <>
      <S.GroupButton type="button" popoverTarget={id} data-active={isActive}>
        {group.label}
        <Icon name="chevron-down" size={16} />
      </S.GroupButton>
      <S.Panel id={id} popover="auto">
        <Container>
          <S.Items>
            {group.items?.map(({ label, to, hint }) => (
              <li key={to}>
                <S.ItemLink as={NavLink} to={to} discover="none">
                  <b>{label}</b>
                  <small>{hint}</small>
                </S.ItemLink>
              </li>
            ))}
          </S.Items>
        </Container>
      </S.Panel>
    </>
  );
}
