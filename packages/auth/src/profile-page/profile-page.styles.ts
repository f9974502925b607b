import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-top: ${theme.space[5]};
`;

/** Set by the script in the head, which lists what the browser remembers in `data-hydrating`. */
const rememberedMark = "[data-hydrating~='authToken']";

/** Hidden from visitors whom the browser remembers, until hydration decides. */
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

/** Hidden without scripts, where loading would never end. */
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
