import { parseArgs } from 'node:util';
import { withOwnSite } from '../servers/own-site.ts';
import { followLinks } from './follow-links.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    origin: { type: 'string' },
    from: { type: 'string', multiple: true, default: ['/', '/hi'] },
    // Filtered lists link to further filters without end.
    'per-shape': { type: 'string', default: '300' },
  },
});

await withOwnSite(values.origin, async (origin) => {
  const perShape = Number(values['per-shape']);
  const { followed, faults } = await followLinks({ origin, from: values.from, perShape });
  for (const fault of faults) console.error(fault);
  console.log(`${followed} addresses followed, ${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
});
