/** Presses a link with the key that opens a new tab. Returns whether that is left to the browser; no tab opens. */
export function leavesNewTabToBrowser(link: Element): boolean {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  removeEventListener('click', stop);
  return isLeft;
}
