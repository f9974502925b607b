import * as texts from '#texts/favourite-button';
import { IconButton } from '../../button/icon-button.tsx';
import { showToast } from '../../toast/toast-queue.ts';

export interface FavouriteButtonProps {
  /** Label, if several buttons are shown together. @default 'Favourite' */
  label?: string;
  /** Whether the bike is a favourite. */
  pressed: boolean;
  /** Toggles the favourite. @returns whether it was saved, saved only until the page closes, or refused because the list is full. */
  onToggle: () => 'kept' | 'for-now' | 'full';
  /** Whether to align its icon with an edge of the parent. @default 'none' */
  edge?: 'none' | 'start' | 'end';
}

/** Heart button that toggles a favourite; shows a toast if it is not saved. Renders a `<button>`. */
export function FavouriteButton({ label = texts.favourite, pressed, onToggle, edge = 'none' }: FavouriteButtonProps) {
  const press = () => {
    const change = onToggle();
    if (change !== 'kept') showToast({ kind: 'notice', text: texts.notKept[change] });
  };
  return <IconButton icon="heart" label={label} tone="quiet" edge={edge} pressed={pressed} onClick={press} />;
}
