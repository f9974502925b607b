import { messageOf, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { Link, Section } from '@dopahiya/ui-kit';
import { useCarousel } from '@dopahiya/ui-kit/bikes';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/category-explorer';
import { BikeShelf } from '../bike-shelf/bike-shelf.tsx';
import type { ShelfFailure } from '../bike-shelf/shelf-state.tsx';
import { namedBikes } from '../bike-list/bike-sources.ts';
import { listQueries } from '../bike-list/list-queries.ts';
import { ShelfFoot } from '../bike-shelf/shelf-foot.ts';
import { sectionHeads } from '../home-sections/section-heads.ts';
import * as S from './category-explorer.styles.ts';
import { CategoryTile } from './category-tile.tsx';

/** Categories on the home page; the first is selected initially. */
const exploredCategories = [
  { ...texts.scooters, path: paths.category('scooters'), fetchPage: namedBikes('scooters') },
  { ...texts.sports, path: paths.category('sports'), fetchPage: namedBikes('sports_bikes') },
  { ...texts.mileage, path: paths.category('mileage'), fetchPage: namedBikes('best_mileage') },
  { ...texts.cruisers, path: paths.category('cruisers'), fetchPage: namedBikes('cruisers') },
] as const;

const shown = 3;

/** Four categories to choose from, beside the first bikes of the selected one; each is fetched once. */
export function CategoryExplorer() {
  const api = useApi();
  const lists = useQueries({ queries: exploredCategories.map((list) => listQueries.shelf(api, list, shown)) });
  const [chosen, choose] = useState(0);
  const carousel = useCarousel();
  const category = exploredCategories[chosen];
  const bikes = lists[chosen];
  if (!category || !bikes) return null;
  return (
    <Section {...sectionHeads.categories}>
      <S.Explorer>
        <S.Tiles aria-label={texts.categories}>
          {exploredCategories.map(({ path, name, text }, index) => (
            <li key={path}>
              <CategoryTile
                name={name}
                text={text}
                bike={lists[index]?.data?.[0]}
                selected={index === chosen}
                onSelect={() => choose(index)}
              />
            </li>
          ))}
        </S.Tiles>
        <S.Shown>
          <BikeShelf
            key={category.path}
            bikes={bikes}
            label={category.name}
            carousel={carousel}
            columns={3}
            failure={failure}
          />
          <ShelfFoot>
            <Link to={category.path} state={{ categoryName: category.name }} arrow="forward">
              {category.all}
            </Link>
          </ShelfFoot>
        </S.Shown>
      </S.Explorer>
    </Section>
  );
}

const failure = (error: Error): ShelfFailure => ({
  title: texts.failed,
  message: messageOf(error, texts.failedWhy),
});
