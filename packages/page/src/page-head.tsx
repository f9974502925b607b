import type { PageHead as PageHeadProps, SharedPicture } from '@dopahiya/domain';
import { useSiteOrigin } from './site-origin.ts';
import { structuredDataText } from './structured-data-text.ts';

/** Title, description, canonical address and shared picture of a page; React lifts them into the document's head. */
export function PageHead({ title, description, path, image, structuredData }: PageHeadProps) {
  const origin = useSiteOrigin();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path === undefined ? <meta name="robots" content="noindex" /> : <Address url={origin + path} />}
      {image && <Picture {...image} path={origin + image.path} />}
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredDataText(structuredData, origin) }}
        />
      )}
    </>
  );
}

function Address({ url }: { url: string }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </>
  );
}

function Picture({ path, alt }: SharedPicture) {
  return (
    <>
      <meta property="og:image" content={path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
