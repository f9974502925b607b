import * as texts from '#texts/theme-switch';
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx';

/** Colour theme: the system's, or always light or dark. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeChoicesProps {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

/** Theme options of the site. */
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
