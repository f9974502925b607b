import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-top: ${theme.space[5]};
`;

/** The script in the head names in `data-hydrating` what the browser remembers. */
const rememberedMark = "[data-hydrating~='authToken']";

/** Not seen by whom the browser remembers, nor where no script could ever say so. */
export const Stranger = styled.div`
  :root${rememberedMark} & {
    display: none;
  }
  ${theme.media.noScript} {
    display: none;
  }
`;

export const Remembered = styled.div`
  :root:not(${rememberedMark}) & {
    display: none;
  }
`;

/** Says nothing to a browser without scripts, for which it would never end. */
export const Scripted = styled.div`
  ${theme.media.noScript} {
    display: none;
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[3]} ${theme.space[12]};
`;
