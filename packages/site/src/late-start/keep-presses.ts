/** What a press acts on when the pointer is released. */
const controls = 'a[href], button, summary, label, input, [role=tab], [role=option]';

/** How far in pixels a pointer may move for a press to be no drag. */
const tremble = 10;

type Press = { control: Element; at: PointerEvent };

/**
 * Lets a press count for the control it began on if the page moved that control away from a resting pointer: browsers
 * send the click to what is under the pointer at the release, or to what contains both.
 */
export function keepPresses(): void {
  let press: Press | null = null;
  const begin = (event: PointerEvent) => {
    const control = event.isPrimary && event.button === 0 ? (event.target as Element).closest?.(controls) : null;
    press = control ? { control, at: event } : null;
  };
  const end = (event: MouseEvent) => {
    // Clicks by key and by script have no count.
    if (event.detail === 0) return;
    const begun = press;
    press = null;
    if (!begun || !isLost(begun, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (begun.control as HTMLElement).click();
  };
  addEventListener('pointerdown', begin, { capture: true, passive: true });
  addEventListener('click', end, { capture: true });
}

function isLost({ control, at }: Press, click: MouseEvent): boolean {
  if (control.contains(click.target as Element)) return false;
  // A modified click cannot be repeated by script.
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return false;
  if (Math.hypot(click.clientX - at.clientX, click.clientY - at.clientY) > tremble) return false;
  const { left, right, top, bottom, width } = control.getBoundingClientRect();
  // Hidden or removed by the press itself, or covered.
  if (width === 0) return false;
  return click.clientX < left || click.clientX > right || click.clientY < top || click.clientY > bottom;
}
