import * as z from 'zod';
import type { ApiModule, ApiSettings } from './api-module.ts';

/** A name and a mail address, such as 'Asha Rao <asha@example.in>'. */
const personWithMail = z
  .string()
  .regex(/^[^<>\n]{1,100}<[^<>]*>$/, 'Give a name and a mail address, like Asha Rao <asha@example.in>.')
  .transform((text) => {
    const [name = '', mail = ''] = text.slice(0, -1).split('<');
    return { name: name.trim(), mail: mail.trim() };
  })
  .pipe(z.object({ name: z.string().min(1), mail: z.email() }));

/** URL of which only the origin is used. */
const httpOrigin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Folder of the embedded database, photos and mails. */
  DATA_DIR: z.string().optional(),
  /** Another server with the same contract; without it the API runs in this process. */
  API_ORIGIN: httpOrigin.optional(),
  /** Origin of the canonical URLs; by default that of this server. */
  SITE_ORIGIN: httpOrigin.optional(),
  /** Maximum page renders per client and minute; thousands may share a mobile carrier's address, and cached pages don't count. */
  RENDERS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  /** Whether pages show the marketing claims, each labelled as a sample. */
  OWNER_CLAIMS: z.enum(['shown', 'hidden']).default('shown'),
  /** Who answers complaints, named on the privacy policy, terms and contact page. */
  GRIEVANCE_OFFICER: personWithMail.optional(),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Validated settings of the site, with those of the API in this process. */
export type Env = z.infer<typeof schema> & {
  DATA_DIR: string;
  SITE_ORIGIN: string;
  api: ApiSettings;
};

/** Source of the settings: environment variables, the default data folder, and the reader of the API's settings. */
export interface EnvSource {
  variables: NodeJS.ProcessEnv;
  dataFolder: string;
  api: Pick<ApiModule, 'readApiEnv'>;
}

/** Reads the settings. @throws with one line per invalid setting. */
export function readEnv({ variables: source, dataFolder, api }: EnvSource): Env {
  const result = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (!result.success) throw new Error(`The settings are not right:\n${z.prettifyError(result.error)}`);
  const env = result.data;
  const DATA_DIR = env.DATA_DIR ?? dataFolder;
  const SITE_ORIGIN = env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    ...env,
    api: api.readApiEnv({ ...source, DATA_DIR, SITE_ORIGIN }),
    DATA_DIR,
    SITE_ORIGIN,
  };
}
