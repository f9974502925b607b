import type { CityGuess } from '@dopahiya/domain/places';
import { useEffect, useId, useRef, useState } from 'react';
import * as texts from '#texts/city-picker';
import type { CityChoice } from '../../cities/city-sections.ts';
import { useIsHydrated } from '../../hydrated/use-is-hydrated.ts';
import { Icon } from '../../icon/icon.tsx';
import { Later } from '../../later/later.tsx';
import { Spinner } from '../../spinner/spinner.tsx';
import * as S from './city-picker.styles.ts';

export interface CityPickerProps {
  /** Name of the city in force. */
  city: string;
  /** The cities to choose from; undefined while they are on their way. */
  cities: readonly CityChoice[] | undefined;
  /** What the cities are where the search named none of them. */
  guess?: CityGuess | null | undefined;
  /** Asks for more of them; left out where there are no more. */
  onMore?: (() => void) | undefined;
  /** Whether the cities are already those of what is typed. @default true */
  areCurrent?: boolean;
  /** What is typed into the search box. */
  search: string;
  onSearch: (text: string) => void;
  /** Called each time the list opens: the moment to ask for the cities. */
  onOpen: () => void;
  onChoose: (city: CityChoice) => void;
}

/**
 * The city in force, with a list of others and a search box, which are loaded when it opens first; choosing closes the
 * list and clears the search. Without scripts it only names the city. Renders a `<button>` with a pop-over.
 */
export function CityPicker({ city, onOpen, onChoose, ...search }: CityPickerProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // It would be a weight on every page for nothing. The press that brings it opens it, but one that was held until now.
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
        // A page's first bytes have no room for it; its panel says so by itself.
        aria-expanded={isHydrated && !isWanted ? false : undefined}
        onClick={() => setWanted(true)}
        aria-label={texts.city(city)}
      >
        <Icon name="map-pin" size={20} />
        <S.Name>{city}</S.Name>
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
