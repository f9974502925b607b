import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Column = styled.div`
  width: 400px;
  max-width: 100%;
  margin: 0 auto;
  padding-block: ${theme.space[6]} ${theme.space[8]};
`;

export const Intro = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;

export const Form = styled.form`
  display: grid;
  gap: 18px;
  margin-top: ${theme.space[5]};
`;

/** Two short fields side by side. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
`;

/** First and last name; a single column once `one_name` is checked. */
export const Names = styled(Pair)`
  &:has([name='one_name']:checked) {
    grid-template-columns: minmax(0, 1fr);

    > :has([name='last_name']) {
      display: none;
    }
  }
`;

export const OneName = styled.div`
  grid-column: 1 / -1;
`;

/** Above the form: why it was rejected, or a success message. */
export const Notice = styled.div`
  display: block;
  margin-top: ${theme.space[4]};
  padding: 12px 14px 10px;
  border-radius: ${theme.radius.stand};
  font-weight: ${theme.weight.medium};

  &[data-tone='danger'] {
    background: ${theme.color.statusDangerBg};
    color: ${theme.color.statusDangerFg};
  }

  &[data-tone='success'] {
    background: ${theme.color.statusSuccessBg};
    color: ${theme.color.statusSuccessFg};
  }
`;

export const After = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
`;

export const Small = styled.p`
  margin-top: ${theme.space[5]};
  color: ${theme.color.textSubtle};
  font: ${theme.type.small};
`;
