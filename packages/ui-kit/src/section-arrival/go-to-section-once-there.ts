import { goToSection, onFirstInteraction } from './go-to-section.ts';

/** How long a part is waited for, ms: a page may be shown by its head first, and its parts be fetched after it. */
const waiting = 10_000;

/**
 * Goes to a part of the page that a link led to as soon as the part is there: the router looks for it once, when the address
 * changes. A visitor who moves on first is left where she is. @returns what ends the waiting.
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
