import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Actions = styled.div`
  position: relative;
  display: flex;
  flex: none;
  gap: ${theme.space[1]};
  margin-inline-start: auto;
`;

/** What became of an action; read out when it changes. */
export const Said = styled.output`
  position: absolute;
  inset: calc(100% + ${theme.space[2]}) 0 auto auto;
  width: max-content;
  max-width: 280px;

  &:not(:empty) {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.s};
    background: ${theme.color.bgInk};
    color: ${theme.color.textOnInk};
    font: ${theme.type.small};
  }
`;
