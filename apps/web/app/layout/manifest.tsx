/** Names what a phone needs to put the site on its home screen. */
export function Manifest() {
  return <link rel="manifest" href="/site.webmanifest" />;
}
