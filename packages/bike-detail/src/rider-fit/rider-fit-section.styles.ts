import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  > * {
    min-width: 0;
  }
  ${theme.media.nav} {
    grid-template-columns: 368px minmax(0, 1fr);
    gap: 60px;
  }
`;

export const Verdict = styled.output`
  display: grid;
  gap: ${theme.space[1]};
  min-height: 92px;
  padding-top: ${theme.space[4]};

  @media print {
    min-height: 0;
  }

  > b {
    font: ${theme.type.h4};
  }
`;

export const Basis = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

/** Keeps the height of the stage before the drawing loads; printed only with a rider. */
export const Stage = styled.div`
  position: relative;
  min-height: min(440px, 84vw);

  @media print {
    min-height: 0;

    &:has(> p) {
      display: none;
    }
  }

  > p {
    position: absolute;
    inset: ${theme.space[4]} ${theme.space[4]} auto;
    text-align: center;
  }
`;

/** Height form for browsers without scripts. */
export const PlainForm = styled.form`
  display: none;
  gap: ${theme.space[3]};
  align-items: end;
  justify-content: start;

  ${theme.media.noScript} {
    display: grid;
  }
`;
