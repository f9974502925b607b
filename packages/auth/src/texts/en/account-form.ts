export const passwordHint = 'At least 8 characters';
/** How strong a password is, by an estimate, from the weakest on. */
export const strengths: readonly string[] = [
  'Too short',
  'Weak: easily guessed. Try three or four words that have nothing to do with each other.',
  'Fair: a few more characters make it good.',
  'Good',
  'Strong',
];

export const oneName = 'I have one name';
