import { Link, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.details`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  > summary {
    min-height: ${theme.layout.tap};
    padding-block: 10px;
    cursor: pointer;

    > svg {
      vertical-align: -3px;
    }
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > ul {
    max-width: 68ch;
    margin-bottom: ${theme.space[2]};
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
  }
`;

export const Report = styled(Link)`
  min-height: ${theme.layout.tap};
  font-weight: inherit;
`;
