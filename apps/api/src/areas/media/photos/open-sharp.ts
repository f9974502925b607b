/**
 * Loads sharp where the first picture needs it. Its cache is off: each picture comes once, and what the cache keeps of pictures
 * nobody asks for again is memory of the site.
 */
export async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
