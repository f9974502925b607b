import { type BikeCard as BikeFacts, fullNameOf } from '@dopahiya/domain/bikes';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { reservedFrame } from '../stage/scale.ts';
import * as S from './bike-drawing.styles.ts';
import { DottedBike } from '../../empty-state/dotted-bike.tsx';
import { noticeEarlyFailure } from './notice-early-failure.ts';

export interface BikeDrawingProps extends Pick<ComponentProps<'img'>, 'alt' | 'loading' | 'fetchPriority'> {
  /** The bike; its drawing is as long as its frame says, a picture without one stands in a reserved box. */
  bike: Pick<BikeFacts, 'name' | 'brand' | 'image' | 'drawing'>;
}

/**
 * A bike at the scale of its module, from `--mm` alone; dotted wheels when it has no picture or the picture does not
 * load. Renders an `<img>`, named after the bike and loading lazily unless told otherwise; what loads eagerly is asked for first.
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
