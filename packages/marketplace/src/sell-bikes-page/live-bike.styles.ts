import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** On a phone it stands above the form, once there is something to tell. */
export const Room = styled.div`
  min-width: 0;

  ${theme.media.belowNav} {
    order: -1;

    &[data-told='nothing'] {
      display: none;
    }
  }
`;

/** As high as most machines are at this scale; wheels touch the stone. On a phone the stone alone stands there. */
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

export const Note = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  ${theme.media.belowNav} {
    display: none;
  }
`;
