import { type BikeCard, fullNameOf } from '@dopahiya/domain/bikes';
import { GroundLine, IconButton, useCloseOnBack } from '@dopahiya/ui-kit';
import { BikeDrawing, Photograph, reservedFrame } from '@dopahiya/ui-kit/bikes';
import { useEffect, useId, useRef } from 'react';
import * as texts from '#texts/enlarged-bike';
import * as S from './enlarged-bike.styles.ts';

export interface EnlargedBikeProps {
  bike: BikeCard;
  /** Called once the overlay has closed, by its button or by Escape. */
  onClose: () => void;
}

/** Full-screen picture of a bike. Renders a modal `<dialog>`, which returns focus when it closes. */
export function EnlargedBike({ bike, onClose }: EnlargedBikeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useCloseOnBack(() => dialog.current?.close());
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const { photo } = bike;
  const { width, height } = bike.drawing ?? reservedFrame;
  const scene = (
    <>
      <S.Scene style={{ '--scene-width': width, '--scene-height': height }}>
        <BikeDrawing bike={bike} loading="eager" />
      </S.Scene>
      <GroundLine />
    </>
  );
  return (
    <S.Overlay ref={dialog} aria-labelledby={title} onClose={onClose}>
      <S.Bar>
        <S.Title id={title}>{fullNameOf(bike)}</S.Title>
        <IconButton icon="close" label={texts.close} onClick={() => dialog.current?.close()} />
      </S.Bar>
      {photo ? (
        <S.Photograph>
          <Photograph photo={photo} sizes="100vw" loading="eager" fallback={scene} />
        </S.Photograph>
      ) : (
        scene
      )}
    </S.Overlay>
  );
}
