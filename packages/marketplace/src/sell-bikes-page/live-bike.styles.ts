import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** On a phone below the first step, whose fields must not move while they are filled in, and above the others. */
export const Room = styled.div`
  min-width: 0;

  ${theme.media.belowNav} {
    order: -1;

    &[data-step='1'] {
      order: 0;
      min-height: 184px;
    }
  }
`;

/** As high as most bikes at this scale, with the wheels on the stone. On a phone only the stone shows. */
export const Standing = styled.div`
  --mm: ${theme.scale.hero};
  display: none;
  align-items: flex-end;
  justify-content: center;
  min-height: 210px;

  ${theme.media.nav} {
    display: flex;
  }
`;

export const Facts = styled.p`
  font-weight: ${theme.weight.medium};
`;

export const Price = styled.p`
  margin-top: ${theme.space[2]};
  font: ${theme.type.h3};
`;

/** In the place of the note on a phone, where no drawing is shown. */
export const PhoneNote = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  ${theme.media.nav} {
    display: none;
  }
`;

export const Note = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  ${theme.media.belowNav} {
    display: none;
  }
`;
