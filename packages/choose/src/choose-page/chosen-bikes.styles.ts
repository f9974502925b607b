import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Heading = styled.h2`
  font: ${theme.type.h2};
`;

/** Always there, so that screen readers hear what moved. */
export const Moved = styled.output`
  display: block;
  min-height: 1lh;
  margin-block: ${theme.space[2]};
  font: ${theme.type.small};
`;

export const Best = styled.span`
  display: block;
  font-weight: ${theme.weight.semibold};

  &[data-moved] {
    color: ${theme.color.textAccent};
  }
`;

export const More = styled.div`
  margin-top: ${theme.space[4]};
`;

export const Compare = styled.div`
  margin-top: ${theme.space[6]};
`;

export const Considered = styled.div`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    margin-top: ${theme.space[1]};
  }
`;

export const Uncertain = styled.section`
  margin-top: ${theme.space[8]};

  > h3 {
    font: ${theme.type.h4};
  }
  > ul {
    display: grid;
    gap: ${theme.space[2]};
    margin-top: ${theme.space[2]};
  }
  small {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;
