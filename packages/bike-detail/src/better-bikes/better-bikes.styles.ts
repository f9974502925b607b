import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Told = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 776px;

  ul {
    display: grid;
    gap: ${theme.space[4]};
    padding: 0;
    list-style: none;
  }
  a {
    margin-inline-end: ${theme.space[4]};
  }
`;

export const Basis = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
