import { useEffect } from 'react';
import { useIsHydrated } from '../../hydrated/use-is-hydrated.ts';
import { useInSight } from '../../in-sight/use-in-sight.ts';
import { Lazy } from '../../lazy/lazy.tsx';
import type { ThemeChoice, ThemeChoicesProps } from './theme-choices.tsx';
import * as S from './theme-switch.styles.ts';

/** What `ThemeSwitch` takes. */
export type ThemeSwitchProps = ThemeChoicesProps;

/** Lets the visitor choose how the site looks. Its room is kept until it is seen on a page that is hydrated. */
export function ThemeSwitch({ choice, onChoose }: ThemeSwitchProps) {
  const isHydrated = useIsHydrated();
  const [room, isInSight = false] = useInSight();
  useEffect(() => {
    if (isHydrated) wear(choice);
  }, [choice, isHydrated]);
  return (
    <S.Room ref={room} data-theme="dark">
      <Lazy load={loadChoices} isWanted={isInSight} given={{ choice, onChoose }} />
    </S.Room>
  );
}

const loadChoices = async () => (await import('./theme-choices.tsx')).ThemeChoices;

function wear(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}
