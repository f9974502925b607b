import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useIsHydrated } from '../../hydrated/use-is-hydrated.ts';
import { Later } from '../../later/later.tsx';
import type { ThemeChoice, ThemeChoicesProps } from './theme-choices.tsx';
import { theme } from '../../theme/theme.ts';

export type ThemeSwitchProps = ThemeChoicesProps;

/** Theme switch, rendered once it is visible on a hydrated page; its space is reserved. */
export function ThemeSwitch({ choice, onChoose }: ThemeSwitchProps) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) wear(choice);
  }, [choice, isHydrated]);
  return (
    <Room data-theme="dark">
      <Later browserOnly load={loadChoices} choice={choice} onChoose={onChoose} />
    </Room>
  );
}

const loadChoices = async () => (await import('./theme-choices.tsx')).ThemeChoices;

function wear(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

/** As high as the switch; dark in every theme, like the footer. */
const Room = styled.div`
  min-height: 53px;
  color: ${theme.color.textDefault};

  ${theme.media.noScript} {
    display: none;
  }
`;
