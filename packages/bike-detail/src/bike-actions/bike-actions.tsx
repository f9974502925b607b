import type { BikeDetail } from '@dopahiya/domain/bikes';
import { IconButton, theme } from '@dopahiya/ui-kit';
import { FavouriteButton } from '@dopahiya/ui-kit/bikes';
import { favourites, toggleFavourite, useRemembered } from '@dopahiya/visitor';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-actions';
import { sharePage } from './share-page.ts';

/** Actions for any bike: share the page, or add the bike to favourites. */
export function BikeActions({ bike: { slug, name } }: { bike: Pick<BikeDetail, 'slug' | 'name'> }) {
  const [favouriteSlugs] = useRemembered(favourites);
  return (
    <Actions>
      <FavouriteButton pressed={favouriteSlugs.includes(slug)} onToggle={() => toggleFavourite(slug)} />
      <IconButton icon="share" label={texts.share} tone="quiet" edge="end" onClick={() => void sharePage(name)} />
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[1]};
  /* For both buttons, the second by half beyond its icon, before it arrives: a browser paints what there is of a page. */
  min-width: calc(1.5 * ${theme.layout.tap} + 10px + ${theme.space[1]});
  margin-inline-start: auto;
`;
