import { useApi, useShownError } from '@dopahiya/api-client';
import { defaultCity } from '@dopahiya/domain/places';
import { chosenShown } from '@dopahiya/domain/requests';
import { useAddressState } from '@dopahiya/site';
import { chosenCity, useFromRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type ChooseInputs, chooseSearch } from './choose-inputs.ts';
import { chooseQueries } from './choose-queries.ts';
import { withReading } from './said-needs.ts';

/** Changes some needs. Those that depend on others are a function of the latest ones, which may not be rendered yet. */
export type ChangeNeeds = (part: Partial<ChooseInputs> | ((now: ChooseInputs) => Partial<ChooseInputs>)) => void;

/** Holds the needs, those of the address at first, and fetches their answer; needs in words are read by the server first. */
export function useChoice(asked: ChooseInputs) {
  const home = useFromRemembered(chosenCity, ({ name }) => name);
  const cityIn = ({ city }: ChooseInputs) => city ?? home;
  const addressOf = (needs: ChooseInputs) =>
    chooseSearch({ ...needs, city: cityIn(needs) === defaultCity ? null : cityIn(needs) });
  const { value: given, change } = useAddressState(asked, addressOf);
  const api = useApi();
  const reading = useQuery(chooseQueries.reading(api, given.words));
  const asRead = (needs: ChooseInputs) =>
    needs.words !== null && reading.data ? withReading(needs, reading.data) : needs;
  const inputs = asRead(given);
  const isRead = given.words === null || reading.data !== undefined;
  const changeNeeds: ChangeNeeds = (part) =>
    change((before) => {
      const now = asRead(before);
      const changed = typeof part === 'function' ? part(now) : part;
      return { ...now, shown: chosenShown.usual, words: null, ...changed };
    });
  const followHeader = useEffectEvent((city: string) => changeNeeds({ city }));
  useEffect(() => watchHeaderCity(followHeader), []);
  const city = cityIn(inputs);
  const answer = useQuery({ ...chooseQueries.answer(api, inputs, city), enabled: isRead });
  const awaited = isRead ? answer : reading;
  const error = useShownError(awaited);
  return {
    inputs,
    changeNeeds,
    city,
    words: given.words,
    reading: reading.data,
    data: isRead ? answer.data : undefined,
    isPlaceholder: answer.isPlaceholderData,
    error,
    isFetching: awaited.isFetching,
    retry: () => void awaited.refetch(),
  };
}

/** Calls `run` with each city that the visitor chooses from now on; returns the function that stops it. */
function watchHeaderCity(run: (city: string) => void): () => void {
  let last = chosenCity.read().name;
  return chosenCity.watch(() => {
    const { name } = chosenCity.read();
    if (name !== last) run(name);
    last = name;
  });
}
