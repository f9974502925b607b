/** Tells of a picture that failed before hydration, which sends no event any more; for the `ref` of an `<img>`. */
export function noticeEarlyFailure(image: HTMLImageElement | null, onFailure: () => void): void {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(onFailure);
}
