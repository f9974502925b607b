const isAboutScripts = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.conditionText === '(scripting: none)';

/** Runs `check` while the document looks as it does in a browser that runs no scripts. */
export async function withoutScripts(check: () => Promise<void>): Promise<void> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].filter(isAboutScripts));
  if (rules.length === 0) throw new Error('No style here asks whether scripts run: show the component first.');
  for (const { media } of rules) media.mediaText = 'all';
  try {
    await check();
  } finally {
    for (const { media } of rules) media.mediaText = '(scripting: none)';
  }
}
