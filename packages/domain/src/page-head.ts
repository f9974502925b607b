/** The head texts of a page; `path` is its canonical address on this site, absent where search engines stay away. */
export interface PageHead {
  title: string;
  description: string;
  path?: string;
}
