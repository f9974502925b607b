import * as z from 'zod/mini';
import { lenientText } from '../requests/lenient-values.ts';

/** Marketing claims that the owner can change or hide: on the home page, the page to sell a bike, the about page and the loan page. */
export const claimIds = [
  'home-count',
  'badge-inspection',
  'badge-speed',
  'badge-price',
  'benefit-price',
  'benefit-sellers',
  'benefit-protection',
  'benefit-call',
  'about-riders',
  'about-models',
  'about-dealers',
  'about-awards',
  'loan-share',
  'loan-tenures',
] as const;
export type ClaimId = (typeof claimIds)[number];

/** Claim as the owner has it; a hidden one is shown nowhere. */
const siteClaimSchema = z.object({
  id: z.string(),
  is_shown: z.boolean(),
  /** Whether it needs the label of a sample. */
  is_sample: z.boolean(),
  text: z.string(),
  detail: lenientText,
});

/** Full hours of Indian time. */
const openHoursSchema = z.object({ opens: z.int(), closes: z.int() });
export type OpenHours = z.infer<typeof openHoursSchema>;

const contactSchema = z.object({
  mail: lenientText,
  weekdays: openHoursSchema,
  /** Null if nobody works on Saturdays. */
  saturday: z.nullable(openHoursSchema),
  /** Who answers complaints. */
  officer: z.nullable(z.object({ name: z.string(), mail: z.string() })),
});
export type SiteContact = z.infer<typeof contactSchema>;

/** What the owner says on pages, as far as it differs from the site's own texts, and the edition of the catalogue. */
export const siteContentSchema = z.object({
  edition: z.string(),
  claims: z.array(siteClaimSchema),
  contact: z.nullable(contactSchema),
});
export type SiteContent = z.infer<typeof siteContentSchema>;
