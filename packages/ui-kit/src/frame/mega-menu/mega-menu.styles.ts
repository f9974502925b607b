import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Nav = styled.nav`
  border-block: ${theme.border.hair} solid ${theme.color.lineHair};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Groups = styled.ul`
  display: flex;
  gap: ${theme.space[1]};
  width: max-content;
  margin-inline-start: calc(-1 * ${theme.space[3]});
`;

export const Group = styled.li`
  flex: none;
`;

/** Button that opens a group, or link. */
export const GroupLabel = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  height: 46px;
  /* Never narrower than its text in any face, so that the row does not move when the font arrives. */
  min-width: calc(var(--letters) * 0.57em + 2 * ${theme.space[3]} + var(--icon, 0px));
  padding: 2px ${theme.space[3]} 0;
  color: inherit;
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &:is(button) {
    --icon: 20px;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-active='true'] {
    font-weight: ${theme.weight.semibold};
  }
  &[data-active='true']::after {
    content: '';
    position: absolute;
    inset: auto ${theme.space[3]} -1px;
    height: 4px;
    border-radius: 3px 3px 0 0;
    background: ${theme.color.actionSignalBg};
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
  ${theme.media.belowNav} {
    height: 44px;
  }
`;

/** Below the header, which is sticky from 1024 px on but scrolls away on narrower and on low screens. */
export const Panel = styled.div`
  position: fixed;
  inset: ${theme.layout.header} 0 auto;
  width: 100%;
  max-height: calc(100dvh - ${theme.layout.header});
  margin: 0;
  padding-block: ${theme.space[5]};
  border: 0;
  background: ${theme.color.bgPage};
  color: inherit;
  box-shadow: ${theme.shadow.overlay};
  overflow: auto;

  ${theme.media.low} {
    position: absolute;
  }
  ${theme.media.belowNav} {
    position: absolute;
    inset-block-start: 102px;
    max-height: calc(100dvh - 102px);
  }
`;

export const Columns = styled.div`
  ${theme.media.nav} {
    display: grid;
    grid-template-columns: 1fr 472px;
    gap: ${theme.space[10]};
    /* As high as bikes with their prices, which come after it was opened. */
    min-height: 264px;
  }
`;

export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  align-content: start;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-inline: calc(-1 * ${theme.space[3]});
`;

export const Aside = styled.div`
  ${theme.media.belowNav} {
    display: none;
  }
`;

export const ItemLink = styled.a`
  display: grid;
  gap: 2px;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.s};
  color: inherit;
  text-decoration: none;

  & > small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    background: ${theme.color.bgSelected};
  }
  ${theme.media.hover} {
    &:hover:not([aria-current]) {
      background: ${theme.color.bgHover};
    }
  }
`;
