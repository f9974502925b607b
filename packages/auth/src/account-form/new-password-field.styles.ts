import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Strength in words behind the bars. */
export const Strength = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  &:not(:empty) {
    margin-top: ${theme.space[2]};
  }
`;

export const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 22px);
  gap: 3px;
  flex: none;

  > span {
    height: 6px;
    border-radius: 3px;
    background: ${theme.color.lineHair};
  }
  > [data-on='true'] {
    background: ${theme.color.lineStrong};
  }
  @media (forced-colors: active) {
    > span {
      background: GrayText;
    }
    > [data-on='true'] {
      background: CanvasText;
    }
  }
`;
