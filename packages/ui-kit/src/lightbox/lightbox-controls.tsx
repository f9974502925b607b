import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { ControllerRef } from 'yet-another-react-lightbox';
import * as texts from '#texts/lightbox';
import { IconButton } from '../button/icon-button.tsx';
import { theme } from '../theme/theme.ts';
import type { Slide } from './enlarged-slides.tsx';
import { SlideDots } from './slide-dots.tsx';

interface LightboxControlsProps {
  label: string;
  slides: readonly Slide[];
  current: number;
  controller: RefObject<ControllerRef | null>;
}

/** Name and close button above the picture; arrows, dots and its label below. */
export function LightboxControls({ label, slides, current, controller }: LightboxControlsProps) {
  return (
    <>
      <Head>
        <p>{label}</p>
        <IconButton icon="close" label={texts.close} onClick={() => controller.current?.close()} />
      </Head>
      {slides.length > 1 && (
        <Foot>
          <IconButton
            icon="arrow-left"
            label={texts.previous}
            aria-disabled={current === 0}
            onClick={() => controller.current?.prev()}
          />
          <div>
            <p>{slides[current]?.label}</p>
            <SlideDots count={slides.length} current={current} />
          </div>
          <IconButton
            icon="arrow-right"
            label={texts.next}
            aria-disabled={current === slides.length - 1}
            onClick={() => controller.current?.next()}
          />
        </Foot>
      )}
    </>
  );
}

const Head = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.layout.gutter};

  > p {
    min-width: 0;
    overflow: hidden;
    font: ${theme.type.h4};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[6]};
  padding: ${theme.space[3]} ${theme.layout.gutter} max(${theme.space[3]}, env(safe-area-inset-bottom));

  > div {
    display: grid;
    flex: 0 1 280px;
    gap: ${theme.space[2]};
    min-width: 0;
    text-align: center;
  }
`;
