/** Dotted outline of a bike, as a placeholder for a missing one. Renders an `<svg>`. */
export function DottedBike() {
  return (
    <svg
      viewBox="0 0 170 84"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="4 4"
      aria-hidden="true"
    >
      <circle cx="28" cy="56" r="27" />
      <circle cx="142" cy="56" r="27" />
      <path d="M28 56 68 44h34l26-26M36 28h52" />
    </svg>
  );
}
