import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Id of the result message, the target of the redirect after a submit without scripts. */
export const outcomeId = 'outcome';

export const Form = styled.form`
  display: grid;
  gap: 18px;
  min-width: 0;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 18px 20px;
  align-items: start;
`;

/** Scroll margin that keeps the end of the form in view above it. */
export const Outcome = styled.div`
  scroll-margin-top: 55vh;
`;

export const Notice = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: start;
  padding: 14px ${theme.space[4]} 12px;
  border-radius: ${theme.radius.stand};

  &[data-tone='danger'] {
    background: ${theme.color.statusDangerBg};
    color: ${theme.color.statusDangerFg};
    font-weight: ${theme.weight.medium};
  }
  &[data-tone='success'] {
    background: ${theme.color.statusSuccessBg};
    color: ${theme.color.statusSuccessFg};
  }
  > svg {
    flex: none;
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const More = styled.span`
  display: block;
  margin-top: ${theme.space[2]};
`;
