import { type Photo, photoAddress, type PhotoFormat, photoFormats } from '@dopahiya/domain/content';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { noticeEarlyFailure } from '../bike-drawing/notice-early-failure.ts';

export interface PhotographProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  photo: Photo;
  /** Display width, as `sizes` of an image: '(min-width: 1024px) 800px, 100vw'. */
  sizes: string;
  /** Shown if the photo fails to load. */
  fallback?: ReactNode;
}

/** Photo in the best format and width for the browser, lazy by default. Renders a `<picture>`. */
export function Photograph({ photo, sizes, fallback, loading = 'lazy', ...rest }: PhotographProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { address, width, height, alt } = photo;
  if (failed === address && fallback !== undefined) return fallback;
  const onFailure = () => setFailed(address);
  return (
    <picture>
      {photoFormats.map(
        (format) =>
          format !== 'jpg' && (
            <source key={format} type={`image/${format}`} srcSet={widthsOf(photo, format)} sizes={sizes} />
          ),
      )}
      <img
        loading={loading}
        decoding="async"
        {...rest}
        width={width}
        height={height}
        alt={alt}
        sizes={sizes}
        src={photoAddress(photo, width, 'jpg')}
        srcSet={widthsOf(photo, 'jpg')}
        ref={(node) => noticeEarlyFailure(node, onFailure)}
        onError={onFailure}
      />
    </picture>
  );
}

function widthsOf(photo: Photo, format: PhotoFormat): string {
  return photo.widths.map((width) => `${photoAddress(photo, width, format)} ${width}w`).join();
}
