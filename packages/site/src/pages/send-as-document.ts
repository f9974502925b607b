import { isAnswering } from '../router-parts/open-as-document.ts';

/**
 * Has the browser send a form by itself, as in a page without scripts, where the script that sends it did not come. Without a
 * connection the page stays with what was typed, and its strip says so. Resolves when the page is still there after all.
 */
export async function sendAsDocument(form: HTMLFormElement): Promise<void> {
  if (!(await isAnswering(form.action))) return;
  HTMLFormElement.prototype.submit.call(form);
  await stillHere();
}

/** Who stopped the browser on its way, or came back, may send again. */
function stillHere(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, 10_000);
  });
}
