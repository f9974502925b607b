import { SiteLink, needsScript, theme } from '@dopahiya/ui-kit';
import { css, styled } from 'styled-components';

/** Full-bleed on narrow screens, with room for the focus ring above. */
export const Scroller = styled.div`
  margin-inline: calc(-1 * ${theme.layout.gutter});
  padding: 6px ${theme.layout.gutter} 0;
  overflow-x: auto;
  scrollbar-width: none;

  ${theme.media.nav} {
    margin-inline: -6px;
    padding-inline: 6px;
  }
`;

export const Track = styled.div`
  --ground: ${theme.color.lineStrong};
  min-width: calc(var(--ranges) * 108px);
`;

export const Ranges = styled.ul`
  display: flex;
  border-bottom: ${theme.border.ground} solid ${theme.color.lineStrong};

  > li {
    flex: 1;
  }
`;

const range = css`
  display: grid;
  place-items: center;
  width: 100%;
  height: 52px;
  padding: 2px ${theme.space[2]} 0;
  border-radius: ${theme.radius.standS};
  border-bottom-right-radius: 0;
  border-bottom-left-radius: 0;
  font-weight: ${theme.weight.semibold};
  text-align: center;
  text-decoration: none;
  white-space: nowrap;

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
  &[aria-pressed='true'],
  &[aria-current='true'] {
    background: ${theme.color.actionSignalBg};
    color: ${theme.color.actionSignalFg};
  }
  &:active {
    opacity: 0.86;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'],
    &[aria-current='true'] {
      border: ${theme.border.ground} solid Highlight;
    }
  }
`;

export const Button = styled.button`
  ${range}
  ${needsScript}
`;

export const RangeLink = styled(SiteLink)`
  ${range}
`;
