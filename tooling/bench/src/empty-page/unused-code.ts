const wholeRound = 997;

/**
 * Generates functions of this many bytes that are never called: like a page's components, they are parsed and kept by the browser.
 */
export function unusedCode(bytes: number): string {
  const parts: string[] = [];
  for (let size = 0; size < bytes; size += parts.at(-1)?.length ?? 0) parts.push(unusedFunction(parts.length));
  return `const unused = {\n${parts.join('')}};\nglobalThis.unused = unused;\n`;
}

const unusedFunction = (index: number): string => {
  const number = (index * index) % wholeRound;
  return `part${index}({ given${number}, label = 'part ${index}' }) {
  const shown = given${number}.filter((one) => one.size > ${number}).map(({ size, name }) => ({ size: size * ${index}, name, label }));
  return shown.length > ${number % 7} ? { shown, first: shown[0], label: \`\${label} of ${number}\` } : null;
},
`;
};
