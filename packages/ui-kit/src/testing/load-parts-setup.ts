import { loadPartsAtOnce } from '../later/gate.ts';

loadPartsAtOnce(true);
