import { useApi } from '@dopahiya/api-client';
import { useDebounced } from '@dopahiya/ui-kit';
import { CityPicker } from '@dopahiya/ui-kit/frame';
import { chosenCity, useRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { citySearchQuery } from './city-queries.ts';

/** The visitor's city in the header; the cities are asked for when the list is opened first. */
export function SiteCity() {
  const [city, choose] = useRemembered(chosenCity);
  const [wasOpened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const query = citySearchQuery(useApi(), useDebounced(search.trim()));
  const { data, isError } = useQuery({ ...query, enabled: wasOpened });
  return (
    <CityPicker
      city={city.name}
      cities={isError ? [] : data}
      search={search}
      onSearch={setSearch}
      onOpen={() => setOpened(true)}
      onChoose={({ name, state }) => choose({ name, state })}
    />
  );
}
