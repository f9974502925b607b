import { lockFolder } from '../core/database/data-folders.ts';

const unlock = lockFolder(String(process.argv[2]));
console.log('held');
setInterval(() => undefined, 1000);
process.once('exit', unlock);
