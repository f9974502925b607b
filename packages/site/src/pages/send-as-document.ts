import { isAnswering } from '../router-parts/open-as-document.ts';

/**
 * Submits a form natively if the script that sends it did not load. Offline, keeps the page and what was typed,
 * and shows a notice. Resolves if the page is still there afterwards.
 */
export async function sendAsDocument(form: HTMLFormElement): Promise<void> {
  if (!(await isAnswering(form.action))) return;
  HTMLFormElement.prototype.submit.call(form);
  await stillHere();
}

/** A visitor who cancelled navigation or came back may submit again. */
function stillHere(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, 10_000);
  });
}
