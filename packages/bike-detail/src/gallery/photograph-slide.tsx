import type { Photo } from '@dopahiya/domain/content';
import type { Slide } from '@dopahiya/ui-kit';
import { Photograph } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/gallery';
import * as S from './bike-gallery.styles.ts';

/** A photograph with its fixed number in the gallery, independent of others that fail to load. */
interface NumberedPhoto {
  photo: Photo;
  number: number;
  id: string;
}

/** Returns the photographs of a bike without those that failed to load. */
export function photographsOf(photos: readonly Photo[] = [], broken: readonly string[]): NumberedPhoto[] {
  return photos
    .map((photo, index) => ({ photo, number: index + 1, id: `photograph-${index + 1}` }))
    .filter(({ id }) => !broken.includes(id));
}

interface SlideParts {
  /** Whether this is the first picture, loaded with priority. */
  isFirst: boolean;
  /** Called with the id of a photograph that fails to load. */
  onBroken: (id: string) => void;
}

/** `sizes` of a photograph on the stage: its maximum width. */
const stageSizes = '(min-width: 1024px) 60vw, 100vw';

/** Returns a gallery slide with a photograph, its credit and licence. */
export function photographSlide({ photo, number, id }: NumberedPhoto, { isFirst, onBroken }: SlideParts): Slide {
  const loading = isFirst ? ({ loading: 'eager', fetchPriority: 'high' } as const) : {};
  const pictureIn = (sizes: string) => (
    <S.Photograph>
      <Photograph photo={photo} sizes={sizes} {...loading} />
      <p>{texts.photographCredit(photo.credit, photo.licence)}</p>
    </S.Photograph>
  );
  const shown = photo.variant ?? photo.colour;
  // The first photograph is visible together with its thumbnail: both use the same file.
  const smallSizes = isFirst ? stageSizes : '96px';
  return {
    id,
    label: shown === null ? texts.photograph(number) : texts.photographOf(number, shown),
    content: <S.Room onErrorCapture={() => onBroken(id)}>{pictureIn(stageSizes)}</S.Room>,
    enlarged: pictureIn('100vw'),
    thumbnail: <Photograph photo={{ ...photo, alt: '' }} sizes={smallSizes} />,
  };
}
