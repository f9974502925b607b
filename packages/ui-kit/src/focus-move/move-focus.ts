import type { KeyboardEvent } from 'react';

interface Directions {
  back: readonly string[];
  on: readonly string[];
}

const row: Directions = { back: ['ArrowLeft', 'Home'], on: ['ArrowRight', 'End'] };
const column: Directions = { back: ['ArrowUp', 'ArrowLeft', 'Home'], on: ['ArrowDown', 'ArrowRight', 'End'] };

const directions = { row, column };

/** Moves the focus between the elements that match `stops` within the element that handles the key. */
export function moveFocus(press: KeyboardEvent, stops: string, direction: keyof typeof directions): void {
  const all = [...press.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const current = all.indexOf(press.target as HTMLElement);
  if (current < 0) return;
  const { back, on } = directions[direction];
  if (![...back, ...on].includes(press.key)) return;
  press.preventDefault();
  all[nextStop(press.key, current, all.length - 1, on)]?.focus();
}

function nextStop(key: string, current: number, last: number, on: readonly string[]): number {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return on.includes(key) ? Math.min(current + 1, last) : Math.max(current - 1, 0);
}
