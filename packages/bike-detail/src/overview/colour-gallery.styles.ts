import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** On narrow screens the stage reaches from edge to edge. */
export const Figure = styled.figure`
  ${theme.media.belowNav} {
    margin-inline: calc(-1 * ${theme.layout.gutter});
  }
`;

export const Caption = styled.figcaption`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textSubtle};
  font: ${theme.type.micro};

  ${theme.media.belowNav} {
    padding-inline: ${theme.layout.gutter};
  }
`;

export const Title = styled.h2`
  margin-top: ${theme.space[4]};
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
