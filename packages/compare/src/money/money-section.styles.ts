import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Totals = styled.ul.attrs({ role: 'list' })`
  display: grid;
  /* Two beside each other on a phone; one where letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[5]};

  h3 {
    font: ${theme.type.h4};
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(var(--bikes), minmax(0, 1fr));
  }
`;

export const Gap = styled.p`
  max-width: 68ch;
  margin-bottom: ${theme.space[4]};
`;

export const Reason = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
