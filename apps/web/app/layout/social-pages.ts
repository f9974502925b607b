/** A page of this site's owner elsewhere. */
export interface SocialPage {
  name: 'Facebook' | 'Twitter' | 'Instagram' | 'YouTube';
  /** Its full address; null while there is none, and then the footer does not show it. */
  to: string | null;
}

/** For the owner of the site to fill in. */
export const socialPages: readonly SocialPage[] = [
  { name: 'Facebook', to: null },
  { name: 'Twitter', to: null },
  { name: 'Instagram', to: null },
  { name: 'YouTube', to: null },
];
