import { articleCategories } from '@dopahiya/domain/content';
import * as z from 'zod';
import { catalogueSlug, MAX_MARKDOWN_LENGTH } from '../../core/catalogue-file/catalogue-file.ts';
import { fileRules } from '../../core/texts/index.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, fileRules.oneLine.en);

/** Address within this site, such as `/ownership?bike=activa`; never an external one. */
const sitePath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\w\-./?=&%+,:]*$/, fileRules.siteAddress.en);

/** Article as in its file: the front matter, and the Markdown below it; `slug` is the file name. */
export const articleFileSchema = z
  .strictObject({
    slug: catalogueSlug,
    title: line(120).min(10),
    date: z.iso.date(),
    category: z.enum(articleCategories),
    excerpt: line(400).optional(),
    author: line(80),
    /** Whether the article is a sample rather than written for readers. */
    sample: z.boolean(),
    featured: z.boolean().default(false),
    /** Whether it is shown from its date on. */
    published: z.boolean().default(true),
    /** Slugs of the models it is about, most important first: that one gives the picture. */
    bikes: z.array(catalogueSlug).max(20).default([]),
    tags: z.array(line(40)).max(12).default([]),
    caption: line(300).optional(),
    specifications: z.record(line(60), line(120)).default({}),
    /** Address of the tool with which readers compute their own case, and the link's text. */
    tool: sitePath.optional(),
    tool_label: line(80).optional(),
    markdown: z.string().max(MAX_MARKDOWN_LENGTH).regex(/\S/, fileRules.someText.en),
  })
  .refine(({ tool, tool_label }) => (tool === undefined) === (tool_label === undefined), {
    message: 'tool and tool_label belong together: give both, or neither',
    path: ['tool'],
  });
export type CatalogueArticle = z.infer<typeof articleFileSchema>;
