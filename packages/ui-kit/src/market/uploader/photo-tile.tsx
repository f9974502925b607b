import type { DragEvent } from 'react';
import * as texts from '#texts/uploader';
import { Badge } from '../../badge/badge.tsx';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import type { UploadedPhoto } from './uploader.tsx';
import * as S from './uploader.styles.ts';

interface PhotoTileProps {
  photo: UploadedPhoto;
  /** Index from 0. */
  index: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
}

/** Photo with its upload status and actions. */
export function PhotoTile({ photo, index, count, onMove, onRemove, onRetry, ...drag }: PhotoTileProps) {
  const { id, src, name, state } = photo;
  const button = (action: string, isFree: boolean, act: () => void) => ({
    'data-action': action,
    'aria-disabled': !isFree,
    tone: 'quiet' as const,
    onClick: isFree ? act : undefined,
  });
  return (
    <S.Tile data-photo={id} draggable {...drag}>
      <S.Picture data-state={state}>
        {src === null ? (
          <S.Unseen>{texts.photo(index + 1, count, name)}</S.Unseen>
        ) : (
          <img src={src} alt={texts.photo(index + 1, count, name)} />
        )}
        {index === 0 && (
          <S.Cover>
            <Badge tone="signal">{texts.cover}</Badge>
          </S.Cover>
        )}
        <PhotoProgress photo={photo} />
      </S.Picture>
      {state === 'failed' && (
        <Button tone="secondary" size="small" leadingIcon="refresh" aria-label={texts.retryOf(name)} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {photo.slot !== undefined && <S.SlotName>{name}</S.SlotName>}
      <S.Actions>
        <IconButton
          icon="arrow-left"
          label={texts.moveEarlier(name)}
          {...button('earlier', index > 0, () => onMove(-1))}
        />
        <IconButton
          icon="arrow-right"
          label={texts.moveLater(name)}
          {...button('later', index < count - 1, () => onMove(1))}
        />
        <IconButton icon="trash" label={texts.remove(name)} {...button('remove', true, onRemove)} />
      </S.Actions>
    </S.Tile>
  );
}
