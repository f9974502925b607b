import { cityQueries, foundCities, useApi } from '@dopahiya/api-client';
import { useDebounced } from '@dopahiya/ui-kit';
import { CityPicker } from '@dopahiya/ui-kit/frame';
import { chosenCity, useRemembered } from '@dopahiya/visitor';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Number of cities listed before a search. */
const atFirst = 7;

/** City picker in the header; cities are fetched when its list first opens. */
export function HeaderCity() {
  const [city, choose] = useRemembered(chosenCity);
  const [wasOpened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const { data, isError, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...cityQueries.named(useApi(), search),
    select: foundCities,
    enabled: wasOpened,
  });
  return (
    <CityPicker
      city={city.name}
      cities={isError ? [] : search ? data?.cities : data?.cities.slice(0, atFirst)}
      guess={isError ? null : data?.guess}
      onMore={search && hasNextPage ? () => void fetchNextPage() : undefined}
      areCurrent={search === text.trim()}
      search={text}
      onSearch={setText}
      onOpen={() => setOpened(true)}
      onChoose={({ name, state }) => choose({ name, state })}
    />
  );
}
