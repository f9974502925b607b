import { type BikeCard as BikeFacts, fullNameOf } from '@dopahiya/domain/bikes';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { reservedFrame } from '../stage/scale.ts';
import * as S from './bike-drawing.styles.ts';
import { DottedBike } from '../../empty-state/empty-state.tsx';
import { noticeEarlyFailure } from './notice-early-failure.ts';

export interface BikeDrawingProps extends Pick<ComponentProps<'img'>, 'alt' | 'loading' | 'fetchPriority'> {
  /** Bike to show; a picture without a frame gets a default one. */
  bike: Pick<BikeFacts, 'name' | 'brand' | 'image' | 'drawing'>;
}

/**
 * To-scale drawing of a bike, sized by `--mm`; dotted wheels if there is no picture or it fails to load. Renders
 * an `<img>` named after the bike, lazy by default; eager ones get a high fetch priority.
 */
export function BikeDrawing({ bike, alt = fullNameOf(bike), loading = 'lazy', ...rest }: BikeDrawingProps) {
  const { image, drawing } = bike;
  const [failed, setFailed] = useState<string | null>(null);
  const frame = drawing ?? reservedFrame;
  const style = { '--width': frame.width, '--height': frame.height } as CSSProperties;

  if (!image || failed === image) return <MissingDrawing alt={alt} style={style} />;
  const onFailure = () => setFailed(image);
  return (
    <S.Drawing
      loading={loading}
      decoding="async"
      {...(loading === 'eager' && { fetchPriority: 'high' })}
      {...rest}
      {...frame}
      style={style}
      alt={alt}
      src={image}
      data-drawn={drawing !== null}
      ref={(node) => noticeEarlyFailure(node, onFailure)}
      onError={onFailure}
    />
  );
}

function MissingDrawing({ alt, style }: { alt: string; style: CSSProperties }) {
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <S.Placeholder style={style} {...name}>
      <DottedBike />
    </S.Placeholder>
  );
}
