import { Lightbox } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as words from '#texts/moderation-words';
import * as S from './cases.styles.ts';

/** Row of photos that enlarge on a press. */
export function CasePhotos({ photos }: { photos: readonly string[] }) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const slides = photos.map((address, index) => {
    const label = words.photo(index + 1, photos.length);
    return { id: `photo-${index}`, label, content: <S.Enlarged src={address} alt={label} /> };
  });
  return (
    <section>
      <h3>{words.photos}</h3>
      <S.Photos>
        {slides.map(({ id, label }, index) => (
          <li key={id}>
            <button type="button" aria-label={words.enlarge(label)} onClick={() => setEnlarged(index)}>
              <img src={photos[index]} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </S.Photos>
      <Lightbox
        isOpen={enlarged !== null}
        onClose={() => setEnlarged(null)}
        label={words.photos}
        slides={slides}
        index={enlarged ?? 0}
        onIndexChange={setEnlarged}
      />
    </section>
  );
}
