import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { sideBySide, stacked } from '../mixins/layout.ts';

/** Same space as a breadcrumb. */
export const Back = styled.div`
  padding-block: ${theme.space[3]} ${theme.space[1]};
`;

/** Inputs next to the results. */
export const Columns = styled.div`
  ${sideBySide('minmax(0, 440px) minmax(0, 1fr)')}
  padding-bottom: ${theme.space[12]};
`;

export const Fields = styled.div`
  ${stacked(theme.space[8])}
  @media print {
    display: none;
  }
`;

/** Message about a value that was corrected. */
export const Correction = styled.output`
  display: block;
  margin-bottom: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.s};
  background: ${theme.color.statusNoticeBg};
  color: ${theme.color.statusNoticeFg};
`;

/** Hidden in print, which shows only the chosen loan. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

export const Tenure = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 280px;
  margin-bottom: ${theme.space[4]};

  @media print {
    display: none;
  }
`;

/** Inputs, with the results below or next to them. */
export const Parts = styled.div`
  ${sideBySide('minmax(0, 640px) minmax(0, 1fr)')}
`;

export const Entered = styled.div`
  ${stacked(theme.space[6])}
`;

export const Follows = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[6]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};
`;

export const Saving = styled.p`
  font: ${theme.type.h4};

  ${theme.media.nav} {
    font: ${theme.type.h3};
  }
`;
