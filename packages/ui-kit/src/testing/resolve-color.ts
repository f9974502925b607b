/** Returns a colour of the theme as computed styles name it, such as `rgb(255, 255, 255)`. */
export function resolveColor(color: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = color;
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}
