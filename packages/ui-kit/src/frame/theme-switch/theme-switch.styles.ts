import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** As high as the switch, on the footer's ink in every theme. */
export const Room = styled.div`
  min-height: 53px;
  color: ${theme.color.textDefault};

  ${theme.media.noScript} {
    display: none;
  }
`;
