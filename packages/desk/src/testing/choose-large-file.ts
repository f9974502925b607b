import { deskLimits } from '@dopahiya/domain/desk';

/** Chooses a file that is one byte too large, without sending it through the test runner. */
export function chooseLargeFile(input: Element, name: string): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(deskLimits.fileBytes + 1)], name));
  (input as HTMLInputElement).files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
