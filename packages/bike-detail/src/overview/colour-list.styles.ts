import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.div`
  ${theme.media.nav} {
    grid-area: colours;
    margin-top: ${theme.space[4]};
  }
`;

export const Title = styled.h2`
  font: ${theme.type.h4};
`;

export const Colours = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};

  > li {
    min-width: 0;
  }
`;

export const Colour = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.layout.tap};
  max-width: 100%;
  font-size: 0.9375rem;
  text-align: start;
  overflow-wrap: anywhere;

  /* Then the button is none, and what it says is text. */
  ${theme.media.noScript} {
    visibility: hidden;
    cursor: auto;

    > * {
      visibility: visible;
    }
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 -3px 0 ${theme.color.lineStrong};
    font-weight: ${theme.weight.semibold};
  }
  ${theme.media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`;

export const Swatch = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
  border: ${theme.border.hair} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.pill};
`;
