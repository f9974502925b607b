import { SiteLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Two by two on narrow screens, one row on wide ones; places are fixed so that nothing shifts while loading. */
export const Doors = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${theme.space[2]};
  margin-top: 10px;

  ${theme.media.nav} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    max-width: 860px;
    margin-top: ${theme.space[3]};
  }
`;

export const Door = styled(SiteLink)`
  display: flex;
  align-items: center;
  height: 100%;
  min-height: ${theme.layout.tap};
  padding: ${theme.space[1]} 14px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgInk};
  color: ${theme.color.textOnInk};
  font-weight: ${theme.weight.medium};
  line-height: 1.25;
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
