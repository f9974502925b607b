import * as auth from '@dopahiya/auth';
import * as bikeDetail from '@dopahiya/bike-detail';
import * as compare from '@dopahiya/compare';
import * as desk from '@dopahiya/desk';
import * as discovery from '@dopahiya/discovery';
import * as marketplace from '@dopahiya/marketplace';
import * as news from '@dopahiya/news';
import { isPage, type PageFacts } from '@dopahiya/site';
import * as spareParts from '@dopahiya/spare-parts';
import * as support from '@dopahiya/support';
import * as tools from '@dopahiya/tools';
import * as choose from '@dopahiya/choose';

const features: readonly object[] = [
  discovery,
  compare,
  bikeDetail,
  tools,
  auth,
  news,
  spareParts,
  marketplace,
  support,
  choose,
  desk,
];

/** All pages exported by the features. Each has a route module of its name. */
export const sitePages: readonly PageFacts[] = features.flatMap((feature) => Object.values(feature).filter(isPage));
