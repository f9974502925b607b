import { Lazy, useIsHydrated } from '@dopahiya/ui-kit';
import { type ThemeChoice, themeChoice, useRemembered } from '@dopahiya/visitor';
import { useEffect } from 'react';
import * as S from './theme-switch.styles.ts';
import { useInSight } from './use-in-sight.ts';

/** Lets the visitor choose how the site looks. Its room is kept until it is seen on a page that is hydrated. */
export function ThemeSwitch() {
  const [choice, choose] = useRemembered(themeChoice);
  const isHydrated = useIsHydrated();
  const [room, isInSight = false] = useInSight();
  useEffect(() => {
    if (isHydrated) wear(choice);
  }, [choice, isHydrated]);
  return (
    <S.Room ref={room} data-theme="dark">
      <Lazy load={loadChoices} isWanted={isInSight} given={{ choice, onChoose: choose }} />
    </S.Room>
  );
}

const loadChoices = async () => (await import('./theme-choices.tsx')).ThemeChoices;

function wear(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}
