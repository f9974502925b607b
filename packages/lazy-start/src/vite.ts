export { inlineScript } from './vite/inline-script.ts';
export { scriptFiles, type ScriptFilesOptions } from './vite/script-files.ts';
