import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface CitySearch<City> {
  /** Text in the field. */
  text: string;
  /** Cities that match exactly this text; undefined while loading, empty if there are none. */
  named: readonly City[] | undefined;
  onChoose: (city: City) => void;
}

/** Handles Enter in a city field: chooses the first matching city as soon as the results arrive. Never chooses a guess. */
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
