import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: start;
  padding-bottom: ${theme.space[12]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

export const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/** The previous answer stays visible, faded, while the next one loads. */
export const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  scroll-margin-top: ${theme.space[16]};

  &[aria-busy='true'] img {
    opacity: 0.5;
  }
`;

export const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`;

/** Field for the needs in words, with its button. */
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;

/** What was understood of the words. */
export const Said = styled.div`
  font: ${theme.type.small};

  &:empty {
    display: none;
  }
`;

export const Note = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

/** Shown only without scripts, as choices apply at once with them. */
export const WithoutScripts = styled.div`
  display: none;

  ${theme.media.noScript} {
    display: block;
  }
`;
