import { findFreePort, runAccountsCommand, runReviewsCommand, startSite } from '@dopahiya/site-process';
import { openSeededDatabase } from './open-database.ts';

/** A site on a database of its own, which stops while its owner runs a command. */
export interface ModeratedSite {
  origin: string;
  /** Publishes what waits to be read, each review by its mark. @returns the list that was read before. */
  publishWaiting: () => Promise<string>;
  /** Lets an account decide of what is held and reported. */
  makeModerator: (username: string) => Promise<void>;
  /** Folder of the mails that it has sent. */
  outbox: string;
  stop: () => Promise<void>;
}

const firstPort = 22_120;

/** Starts the site on a database of its own. */
export async function startModeratedSite(): Promise<ModeratedSite> {
  const { settings, remove } = await openSeededDatabase();
  const port = await findFreePort(firstPort);
  const start = () => startSite({ port, settings });
  let site = await start();
  const whileStopped = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    await site.stop();
    const result = await run();
    site = await start();
    return result;
  };
  return {
    origin: site.origin,
    publishWaiting: () =>
      whileStopped(async () => {
        const list = await runReviewsCommand(settings);
        for (const [, id = '', mark = ''] of list.matchAll(/^(\d+) ([0-9a-f]{8}) {2}PENDING/gm))
          await runReviewsCommand(settings, 'publish', id, mark);
        return list;
      }),
    makeModerator: async (username) => {
      await whileStopped(() => runAccountsCommand(settings, 'grant', 'moderator', username));
    },
    outbox: `${settings['DATA_DIR']}/outbox`,
    stop: async () => {
      await site.stop();
      await remove();
    },
  };
}
