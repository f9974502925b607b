import type { ListingImage, UsedBikeDetail } from '@dopahiya/domain/market';
import { Badge, Gallery, type Slide } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/used-bike-page';
import { fullNameOf } from './used-bike-facts.ts';
import { listingPicture } from './listing-picture.tsx';
import * as S from './used-bike-page.styles.ts';

/** The seller's photos, or a drawing labelled as such, with badges above. */
export function UsedBikeGallery({ bike }: { bike: UsedBikeDetail }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const name = fullNameOf(bike);
  const images = bike.images.filter(({ address }) => !broken.includes(address));
  const hasPhotos = images.some(({ is_drawing }) => !is_drawing);
  const onBroken = (address: string) => setBroken((others) => [...others, address]);
  const slides = images.map((image, index) => slideOf(image, { bike, name, index, count: images.length, onBroken }));
  return (
    <S.Pictures>
      <Gallery
        label={name}
        slides={slides.length > 0 ? slides : [emptySlide(name)]}
        overlay={<ListingBadges bike={bike} />}
        caption={captionOf(hasPhotos, slides.length)}
      />
    </S.Pictures>
  );
}

function captionOf(hasPhotos: boolean, count: number): string {
  if (count === 0) return texts.noPhoto;
  return hasPhotos ? texts.sellersPhotos : texts.illustration;
}

/** Badges for verified, pending or sold; samples are always labelled as samples. */
function ListingBadges({ bike: { is_sample, is_verified, status } }: { bike: UsedBikeDetail }) {
  const isVerified = is_verified && !is_sample;
  return (
    <S.Badges>
      {status === 'sold' && <Badge tone="ink">{texts.states.sold}</Badge>}
      {is_sample && <Badge tone="plain">{texts.states.sample}</Badge>}
      {isVerified && <Badge tone="success">{texts.states.verified}</Badge>}
      {!isVerified && !is_sample && <Badge tone="plain">{texts.states.pending}</Badge>}
    </S.Badges>
  );
}

interface SlideParts {
  bike: UsedBikeDetail;
  name: string;
  index: number;
  count: number;
  /** Called with the address of a picture that fails to load. */
  onBroken: (address: string) => void;
}

function slideOf(image: ListingImage, { bike, name, index, count, onBroken }: SlideParts): Slide {
  const label = image.is_drawing ? texts.drawing(name) : texts.photo(name, index + 1, count);
  const picture = (sizes: string, alt = label) =>
    listingPicture(image, { sizes, alt, frame: bike.drawing, isFirst: index === 0 });
  return {
    id: `picture-${index + 1}`,
    label,
    content: <S.Picture onErrorCapture={() => onBroken(image.address)}>{picture(stageSizes)}</S.Picture>,
    enlarged: <S.Enlarged>{picture('100vw')}</S.Enlarged>,
    thumbnail: picture('96px', ''),
  };
}

/** `sizes` of a picture on the stage: its maximum width. */
const stageSizes = '(min-width: 1024px) 60vw, 100vw';

const emptySlide = (name: string): Slide => ({
  id: 'none',
  label: texts.noPhotoOf(name),
  content: <S.Picture data-empty>{texts.noPhoto}</S.Picture>,
});
