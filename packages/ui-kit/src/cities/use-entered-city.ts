import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface CitySearch<City> {
  /** What stands in the field. */
  text: string;
  /** The cities that this very text names; undefined while they are on their way, empty where it names none. */
  named: readonly City[] | undefined;
  onChoose: (city: City) => void;
}

/**
 * What Enter does in a field that finds a city: it takes the first one that the text names, once it is here. What is only
 * guessed is left to choose.
 */
export function useEnteredCity<City>({ text, named, onChoose }: CitySearch<City>): () => void {
  const [entered, setEntered] = useState<{ text: string } | null>(null);
  const answered = useRef(entered);
  const isHere = entered?.text === text && named !== undefined;
  const take = useEffectEvent(() => {
    const first = named?.[0];
    if (first !== undefined) onChoose(first);
  });
  useEffect(() => {
    if (!isHere || answered.current === entered) return;
    answered.current = entered;
    take();
  }, [isHere, entered]);
  return () => setEntered(text.trim() === '' ? null : { text });
}
