/** Password of all accounts that talk while their process is killed. */
export const talkPassword = 'monsoon over the ghats';

/** More than a process can handle before it is killed. */
const PAIRS = 12;

/** Returns the usernames of the pairs that talk in one run. */
export const pairsOfRun = (run: number): { seller: string; buyer: string }[] =>
  Array.from({ length: PAIRS }, (_, pair) => ({ seller: `seller-${run}-${pair}`, buyer: `buyer-${run}-${pair}` }));
