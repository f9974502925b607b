/** A schema of the document, as far as a reader sees it. */
export interface ReadableSchema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  anyOf?: readonly ReadableSchema[];
  items?: ReadableSchema;
  properties?: Record<string, ReadableSchema>;
  additionalProperties?: ReadableSchema | boolean;
  required?: readonly string[];
}

const INDENT = '  ';

/** A schema in the way of TypeScript: `{ count: integer; results: BikeCard[] }`. */
export function schemaText(schema: ReadableSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.replace(/.*\//, '');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map((choice) => schemaText(choice, indent)))].join(' | ');
  if (schema.properties) return objectText(schema, indent);
  if (schema.items) return listText(schemaText(schema.items, indent));
  if (typeof schema.additionalProperties === 'object')
    return `{ [field]: ${schemaText(schema.additionalProperties, indent)} }`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

const listText = (item: string): string => (/ \| (?![^{]*\})/.test(item) ? `(${item})[]` : `${item}[]`);

function objectText({ properties = {}, required = [] }: ReadableSchema, indent: string): string {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(schema, inner)};`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}
