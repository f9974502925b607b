import type { citySections } from '@dopahiya/ui-kit/cities';
import { useEffect, useState } from 'react';

type CitySections = typeof citySections;

/** Plain list of cities, until grouped sections are loaded. */
const citiesAlone: CitySections = ({ cities }, optionOf) => [
  { options: cities.map((city) => Object.assign(optionOf(city), { city })) },
];

/** Returns the sections of a city box; the messages for no match are loaded when the list first opens. */
export function useCitySections(isOpen: boolean): CitySections {
  const [sectionsOf, setSectionsOf] = useState<CitySections>(() => citiesAlone);
  useEffect(() => {
    if (!isOpen) return;
    import('@dopahiya/ui-kit/cities').then(
      (loaded) => setSectionsOf(() => loaded.citySections),
      () => undefined,
    );
  }, [isOpen]);
  return sectionsOf;
}
