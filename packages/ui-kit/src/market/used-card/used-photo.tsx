import { type ReactNode, useState } from 'react';
import * as texts from '#texts/used-card';
import { DottedBike } from '../../empty-state/empty-state.tsx';
import { noticeEarlyFailure } from '../../bikes/bike-drawing/notice-early-failure.ts';
import * as S from './used-card.styles.ts';

interface UsedPhotoProps {
  photo: string | null;
  drawing: ReactNode;
  loading: 'lazy' | 'eager';
}

/** Photo of a used bike, else a labelled drawing, else dotted wheels. */
export function UsedPhoto({ photo, drawing, loading }: UsedPhotoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (photo && failed !== photo) {
    const handleFailure = () => setFailed(photo);
    return (
      <S.Photo
        src={photo}
        alt=""
        loading={loading}
        decoding="async"
        onError={handleFailure}
        ref={(image) => noticeEarlyFailure(image, handleFailure)}
      />
    );
  }
  return (
    <S.Stage>
      {drawing ?? <DottedBike />}
      {drawing && <S.Illustration>{texts.illustration}</S.Illustration>}
    </S.Stage>
  );
}
