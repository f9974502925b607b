/** Detects an image that failed to load before hydration, whose error event was missed; for the `ref` of an `<img>`. */
export function noticeEarlyFailure(image: HTMLImageElement | null, onFailure: () => void): void {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(onFailure);
}
