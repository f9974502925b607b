import { lockFolder } from '../core/database/lock-folder.ts';

const unlock = lockFolder(String(process.argv[2]));
console.log('held');
setInterval(() => undefined, 1000);
process.once('exit', unlock);
