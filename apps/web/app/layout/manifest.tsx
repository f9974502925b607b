import { addressIn } from '@dopahiya/domain/site';

/** Link to the web app manifest, which lets a phone install the site. */
export function Manifest() {
  return <link rel="manifest" href={addressIn('/site.webmanifest')} />;
}
