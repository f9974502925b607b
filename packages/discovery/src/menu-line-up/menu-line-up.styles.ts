import { SiteLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Place = styled.div`
  display: flex;
  flex: 1 1 0;
  justify-content: center;
  min-width: 0;
`;

export const Names = styled.ul.attrs({ role: 'list' })`
  display: flex;
  margin-block-start: ${theme.space[2]};
`;

export const Bike = styled.li`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  padding-inline: ${theme.space[2]};

  ${theme.media.hover} {
    &:hover > a {
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  }
`;

/** The bike's link also covers its drawing above the name. */
export const Name = styled(SiteLink)`
  display: block;
  color: inherit;
  font: ${theme.type.h4};
  text-decoration: none;

  > small {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
  }
  &::after {
    content: '';
    position: absolute;
    inset: -140px 0 0;
  }
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: ${theme.border.focus} solid ${theme.color.focusRing};
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px ${theme.color.focusHalo};
  }
`;

export const Foot = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[4]};
  font: ${theme.type.small};

  > b {
    font-weight: ${theme.weight.semibold};
  }
`;
