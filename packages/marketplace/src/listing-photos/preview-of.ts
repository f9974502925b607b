const WIDTH = 400;

/**
 * A small picture of a photo as the address of an `<img>`, with all its data in it: pages allow no `blob:` addresses, and the
 * policy of a page is that of the one with which the visitor came. @returns null where this browser cannot show it.
 */
export async function previewOf(photo: Blob): Promise<string | null> {
  const picture = await createImageBitmap(photo).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDTH, picture.width);
  canvas.height = Math.max(1, Math.round((picture.height * canvas.width) / picture.width));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.7);
}
