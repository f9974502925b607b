/** Bytes of a key of access tokens at least. */
export const KEY_BYTES = 32;

/** Whether a text can be a key. */
export function isKey(text: string): boolean {
  return /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length >= KEY_BYTES;
}
