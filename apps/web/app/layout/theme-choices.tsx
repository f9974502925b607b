import { SegmentedControl } from '@dopahiya/ui-kit';
import type { ThemeChoice } from '@dopahiya/visitor';
import * as texts from '#texts/theme-choices';

interface ThemeChoicesProps {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

/** The looks that the site has. */
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
