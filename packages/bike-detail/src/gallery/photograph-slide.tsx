import type { Photo } from '@dopahiya/domain/content';
import type { Slide } from '@dopahiya/ui-kit';
import { Photograph } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/gallery';
import * as S from './bike-gallery.styles.ts';

/** A photograph with its place in the gallery, whichever others do not load. */
interface NumberedPhoto {
  photo: Photo;
  number: number;
  id: string;
}

/** The photographs of a bike without those that are broken. */
export function photographsOf(photos: readonly Photo[] = [], broken: readonly string[]): NumberedPhoto[] {
  return photos
    .map((photo, index) => ({ photo, number: index + 1, id: `photograph-${index + 1}` }))
    .filter(({ id }) => !broken.includes(id));
}

interface SlideParts {
  /** Whether it is what the page is opened for. */
  isFirst: boolean;
  /** Called with the id of a photograph that does not load. */
  onBroken: (id: string) => void;
}

/** How wide a photograph on the stage is, at most. */
const stageSizes = '(min-width: 1024px) 60vw, 100vw';

/** A photograph as a picture of the gallery, with who made it and by which licence it is shown. */
export function photographSlide({ photo, number, id }: NumberedPhoto, { isFirst, onBroken }: SlideParts): Slide {
  const loading = isFirst ? ({ loading: 'eager', fetchPriority: 'high' } as const) : {};
  const pictureIn = (sizes: string) => (
    <S.Photograph>
      <Photograph photo={photo} sizes={sizes} {...loading} />
      <p>{texts.photographCredit(photo.credit, photo.licence)}</p>
    </S.Photograph>
  );
  const shown = photo.variant ?? photo.colour;
  // The first one is in sight beside its small one: both take the same file.
  const smallSizes = isFirst ? stageSizes : '96px';
  return {
    id,
    label: shown === null ? texts.photograph(number) : texts.photographOf(number, shown),
    content: <S.Room onErrorCapture={() => onBroken(id)}>{pictureIn(stageSizes)}</S.Room>,
    enlarged: pictureIn('100vw'),
    thumbnail: <Photograph photo={{ ...photo, alt: '' }} sizes={smallSizes} />,
  };
}
