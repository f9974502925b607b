/** Delay before the object URL is released, in ms: a busy browser reads the text only after the click. */
const RELEASE_MS = 60_000;

/** Downloads a text as a file. */
export function saveAsFile(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}
