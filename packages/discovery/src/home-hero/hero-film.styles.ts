import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Behind the hero's text, with a scrim so that the text stays readable. */
export const Band = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: ${theme.color.bgInk};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${theme.color.bgScrim};
  }
`;

export const Film = styled.video`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const Control = styled.div`
  position: absolute;
  inset: auto ${theme.layout.gutter} ${theme.space[4]} auto;
  z-index: 1;
`;
