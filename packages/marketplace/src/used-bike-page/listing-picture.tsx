import { photoAddress, type PhotoFormat } from '@dopahiya/domain/content';
import type { ListingImage } from '@dopahiya/domain/market';

interface PictureParts {
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  alt: string;
  /** The size in mm of the frame that a drawing fills. */
  frame: { width: number; height: number } | null;
  /** Whether it is what the page is opened for. */
  isFirst: boolean;
}

/** A picture of a listing in the width that suits the browser; our own photos are there as WebP and JPEG, and soon as AVIF. */
export function listingPicture({ address, photo, is_drawing }: ListingImage, parts: PictureParts) {
  const { sizes, alt, frame, isFirst } = parts;
  const loading = isFirst ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (!photo) {
    const size = is_drawing && frame ? frame : {};
    return <img src={address} alt={alt} decoding="async" {...size} {...loading} />;
  }
  const widths = (format: PhotoFormat) =>
    photo.widths.map((width) => `${photoAddress(photo, width, format)} ${width}w`).join();
  return (
    <picture>
      {photo.has_avif && <source type="image/avif" srcSet={widths('avif')} sizes={sizes} />}
      <source type="image/webp" srcSet={widths('webp')} sizes={sizes} />
      <img
        src={photoAddress(photo, photo.width, 'jpg')}
        srcSet={widths('jpg')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        decoding="async"
        {...loading}
      />
    </picture>
  );
}
