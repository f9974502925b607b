import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const slide = keyframes`from { transform: translateY(100%); }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

export const Root = styled.dialog`
  width: 100%;
  max-width: none;
  max-height: calc(100dvh - ${theme.space[12]});
  margin: auto 0 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 72px;
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-width: ${theme.border.hair} 0 0;
  border-radius: 22px 22px 0 0;
  background: ${theme.color.bgRaised};
  color: ${theme.color.textDefault};
  box-shadow: ${theme.shadow.overlay};
  animation: ${slide} ${theme.motion.base} ${theme.motion.easeOut};

  &::backdrop {
    background: ${theme.color.bgScrim};
  }
  ${theme.media.m} {
    width: 480px;
    max-width: calc(100% - 2 * ${theme.layout.gutter});
    margin: auto;
    border-width: ${theme.border.hair};
    border-radius: ${theme.radius.stand};
    animation-name: ${rise};

    &[data-size='large'] {
      width: 720px;
    }
  }
`;

/* On low screens, as at a large zoom, head and foot scroll with the body. */
const tall = '@media (min-height: 480px)';

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[2]};
  background: ${theme.color.bgRaised};

  > h2 {
    min-width: 0;
    padding-top: 11px;
    font: ${theme.type.h3};
  }
  ${tall} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }
`;

export const Body = styled.div`
  padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};

  &:last-child {
    padding-bottom: max(${theme.space[5]}, env(safe-area-inset-bottom));
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[5]} max(18px, env(safe-area-inset-bottom));
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
  background: ${theme.color.bgRaised};

  ${tall} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
  }
`;
