import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const row = css`
  display: flex;
  gap: 28px;
  overflow-x: auto;
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  scrollbar-width: none;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

const item = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  height: ${theme.layout.tap};
  padding-top: 2px;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -3px;
  }
  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.textDefault};
    }
  }
  &[aria-selected='true'],
  &[aria-current='true'] {
    box-shadow: inset 0 -3px 0 ${theme.color.lineStrong};
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
  /* Shadows are not drawn then. */
  @media (forced-colors: active) {
    &[aria-selected='true'],
    &[aria-current='true'] {
      border-bottom: ${theme.border.ground} solid Highlight;
    }
  }
`;

export const List = styled.div`
  ${row}
`;

export const Tab = styled.button`
  ${item}

  &[aria-disabled='true'] {
    color: ${theme.color.textSubtle};
    cursor: not-allowed;
  }

  ${theme.media.noScript} {
    &[aria-selected='false'] {
      display: none;
    }
  }
`;

export const Panel = styled.div`
  padding-top: ${theme.space[6]};
`;

export const Links = styled.nav`
  ${row}
`;

export const TabLink = styled.a`
  ${item}
`;
