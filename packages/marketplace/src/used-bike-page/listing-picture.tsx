import { photoAddress, type PhotoFormat } from '@dopahiya/domain/content';
import type { ListingImage } from '@dopahiya/domain/market';

interface PictureParts {
  /** `sizes` attribute of the image. */
  sizes: string;
  alt: string;
  /** Frame of a drawing in mm; null if unknown. */
  frame: { width: number; height: number } | null;
  /** Whether this is the first image, loaded with priority. */
  isFirst: boolean;
}

/** Renders a responsive listing picture; our own photos come as WebP and JPEG, and as AVIF once converted. */
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
