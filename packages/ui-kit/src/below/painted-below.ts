import { theme } from '../theme/theme.ts';

/**
 * CSS for what usually stands below the first screen of a page that was just loaded: the browser lays it out and paints it
 * when it comes near. `height` is that of its content, as CSS. Without scripts it is there at once; with them give it
 * `paintWhenIdle` as `ref`.
 */
export const paintedBelow = (height: string): string => `
  :root:not([data-painted]) & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${height};

    ${theme.media.noScript} {
      content-visibility: visible;
    }
    @media print {
      content-visibility: visible;
    }
  }
`;

const waiting = new Set<HTMLElement>();
/** How long the browser may look for free time; Safari has no idle callbacks and pauses as long. */
const pauseMs = 200;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: pauseMs });
  else setTimeout(run, pauseMs);
};

/**
 * A `ref` for what has the style `paintedBelow`: from then on the browser lays it out in its free time, one element after the
 * other, so that heights are true and a search, a print or a picture of the page finds all of it.
 */
export function paintWhenIdle(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  waiting.add(element);
  if (waiting.size === 1) whenIdle(paintNext);
  return () => void waiting.delete(element);
}

function paintNext(): void {
  const [element] = waiting;
  if (!element) return;
  element.style.contentVisibility = 'visible';
  waiting.delete(element);
  // What was just freed is laid out in the next frame; the one after it has to wait for that.
  if (waiting.size > 0) requestAnimationFrame(() => whenIdle(paintNext));
  // From now on pages have their true height at once: a visitor who goes back comes to the same place.
  else document.documentElement.dataset['painted'] = '';
}
