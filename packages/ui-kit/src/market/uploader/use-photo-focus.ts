import { useEffect, useRef } from 'react';
import type { UploadedPhoto } from './uploader.tsx';

/** Keeps the focus after a change: it follows the buttons of a moved photo, and moves on from a removed one. */
export function usePhotoFocus(photos: readonly UploadedPhoto[]) {
  const root = useRef<HTMLFieldSetElement>(null);
  const next = useRef<string[]>([]);
  const isSlotFilled = useRef(false);
  const seen = useRef(photos);

  useEffect(() => {
    if (seen.current === photos) return;
    const added = photos.find(({ id }) => !seen.current.some((photo) => photo.id === id));
    seen.current = photos;
    // The tile that had the focus has become this photo: the focus goes on to the next tile.
    if (isSlotFilled.current && added && document.activeElement === document.body)
      next.current = [`[data-photo="${CSS.escape(added.id)}"] ~ li input[type="file"]`];
    if (added) isSlotFilled.current = false;
    const targets = next.current.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    next.current = [];
    targets.find((target) => target?.getAttribute('aria-disabled') === 'false')?.focus();
  }, [photos]);

  return {
    attach: root,
    expectMove: (id: string, step: -1 | 1) => {
      const actions = step < 0 ? ['earlier', 'later'] : ['later', 'earlier'];
      next.current = actions.map((action) => buttonOf(id, action));
    },
    expectPhoto: () => {
      isSlotFilled.current = true;
    },
    expectRemoval: (index: number) => {
      const neighbours = [photos[index + 1], photos[index - 1]].filter((photo) => photo !== undefined);
      next.current = [...neighbours.map(({ id }) => buttonOf(id, 'remove')), 'input[type="file"]'];
    },
  };
}

const buttonOf = (id: string, action: string): string => `[data-photo="${CSS.escape(id)}"] [data-action="${action}"]`;
