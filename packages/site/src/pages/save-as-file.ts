/** How long a browser may take to begin: a busy one reads the text after the click. */
const RELEASE_MS = 60_000;

/** Puts a text into the visitor's downloads. */
export function saveAsFile(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}
