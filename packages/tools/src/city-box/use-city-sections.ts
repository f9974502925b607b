import type { citySections } from '@dopahiya/ui-kit/cities';
import { useEffect, useState } from 'react';

type CitySections = typeof citySections;

/** Cities alone, until what is said of them is here. */
const citiesAlone: CitySections = ({ cities }, optionOf) => [
  { options: cities.map((city) => Object.assign(optionOf(city), { city })) },
];

/** What a box of cities offers; what is said where no city has the name is loaded when its list opens first. */
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
