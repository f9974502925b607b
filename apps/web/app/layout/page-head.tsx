import { useSiteOrigin } from './site-origin.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** Path of the page's one address; absent on pages that search engines leave out. */
  path?: string;
}

/** Title, description and canonical address of a page; React lifts them into the document's head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const origin = useSiteOrigin();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path ? <link rel="canonical" href={origin + path} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
