import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.div`
  min-width: 0;
`;

/** Collapsible filters on narrow screens; always open beside the bikes on wide ones. */
export const Opener = styled.details`
  border-block: ${theme.border.hair} solid ${theme.color.lineHair};

  > summary {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 48px;
    font-weight: ${theme.weight.semibold};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  ${theme.media.nav} {
    display: none;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};

  ${theme.media.belowNav} {
    padding-block: ${theme.space[4]};

    details:not([open]) + & {
      display: none;
    }
  }
`;

export const Question = styled.div`
  padding-bottom: ${theme.space[4]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  font-size: 0.9375rem;

  &[data-length='long'] > fieldset > div {
    max-height: 300px;
    overflow-y: auto;
    overscroll-behavior-y: contain;
  }
`;

/** Sticky on narrow screens; hidden on wide ones, where each choice applies at once. */
export const Submit = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.zIndex.sticky};
  margin-inline: calc(-1 * ${theme.layout.gutter});
  padding: 10px ${theme.layout.gutter} max(10px, env(safe-area-inset-bottom));
  background: ${theme.color.bgPage};
  box-shadow: ${theme.shadow.sticky};

  ${theme.media.low} {
    position: static;
  }
  ${theme.media.nav} {
    display: none;
  }
  ${theme.media.noScript} {
    display: block;
  }
`;

/** Hidden without scripts, where the count would be stale. */
export const Count = styled.span`
  ${theme.media.noScript} {
    display: none;
  }
`;
