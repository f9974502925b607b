/** Standard deviation of brightness, of 255, below which a picture shows nothing. */
const FLATTEST = 4;

/** What the package is; its types take it for an ES module. */
interface Phash {
  default: (picture: Buffer) => Promise<string>;
}

/**
 * What a photo looks like, as 64 bits: of the same picture, scaled, brightened or saved anew, at most 15 differ; of another at
 * least 31 (`sharp-phash`). Null for one that shows nothing, for all such are alike.
 */
export async function fingerprintOf(jpeg: Buffer): Promise<string | null> {
  const [{ default: sharp }, phash] = await Promise.all([import('sharp'), import('sharp-phash')]);
  const { channels } = await sharp(jpeg).greyscale().stats();
  const isFlat = channels.every(({ stdev }) => stdev < FLATTEST);
  return isFlat ? null : (phash as unknown as Phash).default(jpeg);
}
