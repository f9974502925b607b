/** Why words of a spec sheet were not read. */
export const unreadReasons = {
  unknown: 'Not understood',
  'no-value': 'No value found',
  'not-understood': 'The value is not understood',
  'other-words': 'Other words change what the value means',
  'no-unit': 'The unit is missing',
  'other-unit': 'The unit does not fit',
  several: 'More than one value',
  'differing-units': 'The figures in two units differ',
  approximate: 'Only an approximate figure',
  'part-charge': 'Not a full charge',
  'starter-battery': 'This battery only starts the engine',
  'unclear-columns': 'It is not clear which value belongs here',
  contradicted: 'Another line says something else',
  'too-long': 'The line is too long',
  implausible: 'Outside the usual range',
};
export const implausibleWithin = (min: string, max: string) => `Outside the usual range of ${min} to ${max}`;
