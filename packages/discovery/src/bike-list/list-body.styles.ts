import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Faded while other bikes are loading. */
export const Bikes = styled.div`
  transition: opacity ${theme.motion.quick} ${theme.motion.easeOut};

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export const Earlier = styled.p`
  margin-bottom: ${theme.space[5]};
`;

export const Note = styled.p`
  margin-bottom: ${theme.space[5]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

/** Line on a card that says what beats its bike. */
export const RivalNote = styled.span`
  display: block;
  margin-top: ${theme.space[1]};
`;

/** What those lines compare, below the list. */
export const Basis = styled.p`
  margin-top: ${theme.space[5]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
