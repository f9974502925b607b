import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[3]};

  > p {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

/** Fixed to the full height, so that the dialog does not shrink when few bikes match. */
export const Choices = styled.div`
  min-height: 100dvh;

  h3 {
    padding-block: ${theme.space[2]};
    font: ${theme.type.h4};
  }
`;

export const List = styled.ul.attrs({ role: 'list' })``;

export const Said = styled.output`
  display: block;
  padding-block: ${theme.space[3]};
  text-align: center;

  &:empty {
    display: none;
  }
`;
