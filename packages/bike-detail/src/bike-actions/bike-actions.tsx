import type { BikeDetail } from '@dopahiya/domain';
import { IconButton } from '@dopahiya/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import * as S from './bike-actions.styles.ts';
import { readFavourites, toggleFavourite, watchFavourites } from './favourites.ts';
import { sharePage } from './share-page.ts';

/** What a visitor can do with any bike: share its page, and keep it in this browser. */
export function BikeActions({ bike: { slug, name } }: { bike: Pick<BikeDetail, 'slug' | 'name'> }) {
  const [said, say] = useState('');
  const isFavourite = useSyncExternalStore(
    watchFavourites,
    () => readFavourites().includes(slug),
    () => false,
  );
  const share = async () => {
    say('');
    say(await sharePage(name));
  };
  const favour = () => say(toggleFavourite(slug) ? '' : notKept);
  const fallSilent = () => say('');
  return (
    <S.Actions>
      <IconButton icon="share" label="Share" tone="quiet" onClick={() => void share()} onBlur={fallSilent} />
      <IconButton
        icon="heart"
        label="Favourite"
        tone="quiet"
        pressed={isFavourite}
        onClick={favour}
        onBlur={fallSilent}
      />
      <S.Said>{said}</S.Said>
    </S.Actions>
  );
}

const notKept = 'Your browser does not let this site keep anything. Allow that and try again.';
