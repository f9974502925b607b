import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Frame = styled.div`
  position: relative;
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

export const Label = styled.label`
  width: fit-content;
  font-size: 0.9375rem;
  font-weight: ${theme.weight.semibold};
  line-height: 1.3;
`;

export const Tag = styled.span`
  color: ${theme.color.textSubtle};
  font-weight: ${theme.weight.regular};
`;

export const Hint = styled.div`
  color: ${theme.color.textSubtle};
  font: ${theme.type.small};
`;

export const Error = styled.div`
  display: flex;
  gap: 6px;
  /* It may repeat what was typed, whatever that is. */
  overflow-wrap: anywhere;
  color: ${theme.color.textDanger};
  font: ${theme.type.small};

  > svg {
    margin-top: 2px;
  }
`;
