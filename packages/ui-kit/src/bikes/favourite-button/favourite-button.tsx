import * as texts from '#texts/favourite-button';
import { IconButton } from '../../button/icon-button.tsx';
import { showToast } from '../../toast/toast-queue.ts';

export interface FavouriteButtonProps {
  /** What it is called where several stand together. @default 'Favourite' */
  label?: string;
  /** Whether the bike is a favourite. */
  pressed: boolean;
  /** Makes it one, or takes it out. @returns whether it is kept, kept as long as the page, or there are too many. */
  onToggle: () => 'kept' | 'for-now' | 'full';
  /** Whether its icon stands on an edge of what it is in. @default 'none' */
  edge?: 'none' | 'start' | 'end';
}

/** A heart by which a visitor marks a bike; says so where the mark is not kept. Renders a `<button>`. */
export function FavouriteButton({ label = texts.favourite, pressed, onToggle, edge = 'none' }: FavouriteButtonProps) {
  const press = () => {
    const change = onToggle();
    if (change !== 'kept') showToast({ kind: 'notice', text: texts.notKept[change] });
  };
  return <IconButton icon="heart" label={label} tone="quiet" edge={edge} pressed={pressed} onClick={press} />;
}
