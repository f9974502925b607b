import { placeName, type CityGuess } from '@dopahiya/domain/places';
import { useEffect, useId, useRef, useState } from 'react';
import * as texts from '#texts/city-picker';
import type { CityChoice } from '../../cities/city-sections.ts';
import { useIsHydrated } from '../../hydrated/use-is-hydrated.ts';
import { Icon } from '../../icon/icon.tsx';
import { Later } from '../../later/later.tsx';
import { Spinner } from '../../spinner/spinner.tsx';
import * as S from './city-picker.styles.ts';

export interface CityPickerProps {
  /** Name of the current city. */
  city: string;
  /** Cities to choose from; undefined while loading. */
  cities: readonly CityChoice[] | undefined;
  /** Interpretation of a search that matched no city. */
  guess?: CityGuess | null | undefined;
  /** Loads more cities; omitted if there are no more. */
  onMore?: (() => void) | undefined;
  /** Whether the cities already match the typed text. @default true */
  areCurrent?: boolean;
  /** Text in the search box. */
  search: string;
  onSearch: (text: string) => void;
  /** Called each time the list opens; use it to fetch the cities. */
  onOpen: () => void;
  onChoose: (city: CityChoice) => void;
}

/**
 * Button with the current city that opens a list with a search box, whose code is loaded on first open; choosing
 * closes it and clears the search. Without scripts it only shows the city. Renders a `<button>` with a popover.
 */
export function CityPicker({ city, onOpen, onChoose, ...search }: CityPickerProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Rendered on first press, because most pages never need it. That press opens it natively; one held until
  // hydration does not, so the effect repeats it.
  const [isWanted, setWanted] = useState(false);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isWanted)
      setTimeout(() => {
        if (panel.current?.matches(':popover-open') === false) button.current?.click();
      });
  }, [isWanted]);
  const change = (isShown: boolean) => {
    setOpen(isShown);
    if (!isShown) return;
    onOpen();
    panel.current?.querySelector('input')?.focus();
  };
  const choose = (choice: CityChoice) => {
    panel.current?.hidePopover();
    onChoose(choice);
  };
  return (
    <S.Room>
      <S.CityButton
        ref={button}
        type="button"
        popoverTarget={isWanted ? id : undefined}
        // Omitted in the first HTML to save bytes; the popover sets it itself.
        aria-expanded={isHydrated && !isWanted ? false : undefined}
        onClick={() => setWanted(true)}
        aria-label={texts.city(placeName(city))}
      >
        <Icon name="map-pin" size={20} />
        <S.Name>{placeName(city)}</S.Name>
        <Icon name="chevron-down" size={16} />
      </S.CityButton>
      {isWanted && (
        <S.Panel ref={panel} id={id} popover="auto" onToggle={({ newState }) => change(newState === 'open')}>
          {isOpen && (
            <Later
              when="now"
              load={loadList}
              fallback={<Spinner label={texts.loading} />}
              {...search}
              city={city}
              onChoose={choose}
            />
          )}
        </S.Panel>
      )}
    </S.Room>
  );
}

const loadList = async () => (await import('./city-list.tsx')).CityList;
