import { SegmentedControl } from '@dopahiya/ui-kit';
import type { ThemeChoice } from '@dopahiya/visitor';

interface ThemeChoicesProps {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

/** The looks that the site has. */
export function ThemeChoices({ choice, onChoose }: ThemeChoicesProps) {
  return (
    <SegmentedControl
      name="theme"
      label="Appearance"
      labelled="hidden"
      choices={choices}
      value={choice}
      onValueChange={onChoose}
    />
  );
}

const choices: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
