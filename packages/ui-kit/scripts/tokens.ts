import { writeFileSync } from 'node:fs';
import tokens from '../src/theme/tokens.json' with { type: 'json' };
import { tokenFiles } from './token-files.ts';

const { css, theme } = tokenFiles(tokens);
writeFileSync(new URL('../src/theme/tokens-css.ts', import.meta.url), css);
writeFileSync(new URL('../src/theme/theme.ts', import.meta.url), theme);
