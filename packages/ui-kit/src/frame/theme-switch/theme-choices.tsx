import * as texts from '#texts/theme-switch';
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx';

/** How the site may look: as the visitor's system does, or always in one way. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeChoicesProps {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

/** The themes that the site has. */
export function ThemeChoices({ choice, onChoose }: ThemeChoicesProps) {
  return (
    <SegmentedControl
      name="theme"
      label={texts.appearance}
      labelled="hidden"
      choices={choices}
      value={choice}
      onValueChange={onChoose}
    />
  );
}

const choices: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: texts.system },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
];
