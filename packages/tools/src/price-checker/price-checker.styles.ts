import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-bottom: ${theme.space[16]};
`;

/** The form next to the result. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  align-items: start;

  > * {
    min-width: 0;
  }
  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 560px);
    gap: ${theme.space[16]};
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  justify-items: start;

  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.media.s} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Name of the bike in print, where the form is hidden. */
export const PrintedName = styled.p`
  display: none;

  @media print {
    display: block;
    font: ${theme.type.h3};
  }
`;

/** As high as the content below the price lines, to prevent layout shift. */
export const FootToCome = styled.div`
  height: 6.9375rem;
`;

export const Hint = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Complaint = styled.p`
  color: ${theme.color.textDanger};
`;

export const Answer = styled.div`
  ${theme.media.nav} {
    margin-top: -64px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`;
