/** The action that fills the templates of a folder and writes them to another. */
export const copyTemplates = (base: string, destination: string, data: Record<string, string | boolean>) => ({
  type: 'addMany' as const,
  base,
  templateFiles: `${base}/**`,
  globOptions: { dot: true },
  destination,
  data,
});
