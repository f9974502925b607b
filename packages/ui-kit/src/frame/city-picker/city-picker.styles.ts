import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Same width for every city, so that nothing else moves. */
export const Room = styled.div`
  display: flex;
  justify-content: flex-end;
  min-width: 0;

  ${theme.media.nav} {
    width: 190px;
  }
`;

export const CityButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  min-height: ${theme.layout.tap};
  font-weight: ${theme.weight.semibold};

  /* Another city is yet to come. */
  :root[data-hydrating] & {
    visibility: hidden;
  }
  ${theme.media.belowNav} {
    gap: ${theme.space[1]};

    > svg:last-child {
      display: none;
    }
  }
  ${theme.media.noScript} {
    pointer-events: none;

    > svg:last-child {
      display: none;
    }
  }
`;

export const Name = styled.span`
  max-width: 8.5em;
  overflow: hidden;
  padding-block-start: 2px;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.belowNav} {
    max-width: 5.5em;
  }
`;

/**
 * Below its button if the browser supports anchor positioning, else below the right end of the first row; full
 * width on narrow screens.
 */
export const Panel = styled.div`
  position: fixed;
  inset: 70px max(${theme.layout.gutter}, calc((100vw - ${theme.layout.container}) / 2)) auto auto;
  width: 320px;
  max-height: min(480px, calc(100dvh - 90px));
  margin: 0;
  padding: ${theme.space[3]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.m};
  background: ${theme.color.bgRaised};
  color: inherit;
  box-shadow: ${theme.shadow.overlay};
  overflow: auto;

  /* The field with the focus stays in sight, and what is said above the first city. */
  [role='listbox'] {
    max-height: min(392px, calc(100dvh - 180px));
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block-start: 5lh;
  }

  ${theme.media.nav} {
    @supports (position-area: block-end) {
      inset: auto;
      margin-block-start: ${theme.space[2]};
      position-area: block-end span-inline-start;
    }
  }
  ${theme.media.belowNav} {
    inset: ${theme.layout.headerS} 0 auto;
    width: auto;
    border-inline: 0;
    border-radius: 0;
  }
`;

export const Choice = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  &[data-chosen='true'] {
    font-weight: ${theme.weight.semibold};
  }
  > small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  > svg {
    margin-inline-start: auto;
  }
`;
