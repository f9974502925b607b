import { goToSection, onFirstInteraction } from './go-to-section.ts';

/** Maximum wait for a section in ms, because a page may load its sections later. */
const waiting = 10_000;

/**
 * Scrolls to a linked section once it is rendered, because the router looks for it only once, on navigation.
 * Stops if the visitor interacts first.
 * @returns the function that stops waiting.
 */
export function goToSectionWhenLoaded(hash: string): () => void {
  const tryIt = () => {
    if (document.getElementById(hash.slice(1)) === null) return;
    end();
    goToSection(hash, 'instant');
  };
  const comes = new MutationObserver(tryIt);
  comes.observe(document.body, { childList: true, subtree: true });
  const end = onFirstInteraction(waiting, () => comes.disconnect());
  tryIt();
  return end;
}
